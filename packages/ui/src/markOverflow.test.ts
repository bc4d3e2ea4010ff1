// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markOverflow } from './markOverflow.ts';

const entryPx = 100;
const rowPx = 250;

let resize = (): void => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Lays out a row of five tabs, of which two and a half fit. */
function layOut(selected: number, direction: 'ltr' | 'rtl' = 'ltr') {
  const row = document.createElement('div');
  row.style.direction = direction;
  const entries = Array.from({ length: 5 }, (_, index) => {
    const entry = document.createElement('button');
    entry.setAttribute('aria-selected', String(index === selected));
    const leftPx = (): number =>
      (direction === 'ltr' ? index * entryPx : rowPx - (index + 1) * entryPx) - row.scrollLeft;
    entry.getBoundingClientRect = () => new DOMRect(leftPx(), 0, entryPx, 40);
    return entry;
  });
  row.append(...entries);
  document.body.append(row);
  const maxPx = entries.length * entryPx - rowPx;
  let scrolledPx = 0;
  Object.defineProperties(row, {
    clientWidth: { get: () => rowPx },
    scrollWidth: { get: () => entries.length * entryPx },
    scrollLeft: {
      get: () => scrolledPx,
      set: (px: number) => {
        const [least, most] = direction === 'ltr' ? [0, maxPx] : [-maxPx, 0];
        scrolledPx = Math.min(Math.max(px, least), most);
        row.dispatchEvent(new Event('scroll'));
      },
    },
  });
  row.getBoundingClientRect = () => new DOMRect(0, 0, rowPx, 40);
  const stop = markOverflow(row);
  resize();
  const edges = (): string[] =>
    ['before', 'after'].filter((edge) => row.hasAttribute(`data-more-${edge}`));
  return { row, entries, edges, stop };
}

it.each(['ltr', 'rtl'] as const)(
  'marks the edges at which a row goes on, in text from %s',
  (direction) => {
    const { row, edges } = layOut(0, direction);
    const sign = direction === 'ltr' ? 1 : -1;
    expect(edges()).toEqual(['after']);

    row.scrollLeft = sign * 60;
    expect(edges()).toEqual(['before', 'after']);
    row.scrollLeft = sign * 1_000;
    expect(edges()).toEqual(['before']);
  },
);

it('scrolls to what keys focus, and not to what is pressed', () => {
  const { row, entries } = layOut(0);
  const matches = vi.spyOn(Element.prototype, 'matches');
  matches.mockReturnValue(false);
  entries[2]?.focus();
  expect(row.scrollLeft).toBe(0);

  entries[2]?.blur();
  matches.mockReturnValue(true);
  entries[2]?.focus();
  expect(row.scrollLeft).toBe(82);
});

it.each(['ltr', 'rtl'] as const)(
  'scrolls the selected entry into sight, at first and after a change, in text from %s',
  async (direction) => {
    const { row, entries } = layOut(4, direction);
    const isInSight = (entry: Element | undefined): boolean => {
      const { left, right } = entry?.getBoundingClientRect() ?? new DOMRect(-1);
      return left >= 0 && right <= rowPx;
    };
    expect(isInSight(entries[4])).toBe(true);

    entries[4]?.setAttribute('aria-selected', 'false');
    entries[1]?.setAttribute('aria-selected', 'true');
    await Promise.resolve();

    expect(isInSight(entries[1])).toBe(true);
    expect(row.scrollLeft).not.toBe(0);
  },
);

it('scrolls by a wheel, and leaves the wheel to the page at its end', () => {
  const { row, stop } = layOut(0);
  const turn = (deltaY: number): boolean =>
    row.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true }));

  expect(turn(100)).toBe(false);
  expect(row.scrollLeft).toBe(100);
  turn(1_000);
  expect(turn(100)).toBe(true);

  stop?.();
  expect(turn(-100)).toBe(true);
  expect(row.scrollLeft).toBe(250);
});
