import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Stubs the widths of carousels, which jsdom does not compute, until the test ends. Also stubs
 * reduced motion, so that carousels move at once, because jsdom never ends a transition.
 */
export function layOutCarousel({ inView = 1, gapPx = 0, slideWidthPx = 200 } = {}): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(
    inView * slideWidthPx + (inView - 1) * gapPx,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, slideWidthPx, 100),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const sheet = document.createElement('style');
  sheet.textContent = `.swiper-slide { width: ${slideWidthPx}px; box-sizing: border-box; }`;
  document.head.append(sheet);
  onTestFinished(() => {
    sheet.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Returns helpers for the carousel in a container. */
export function carouselIn(container: HTMLElement) {
  return {
    /** Waits until the carousel is ready. */
    attached: () =>
      waitFor(() => expect(container.querySelector('[data-ready] [data-attached]')).not.toBeNull()),
    /** Returns the index of the first slide in view. */
    first: () =>
      Number(container.querySelector('.swiper-slide-active')?.getAttribute('data-index')),
  };
}

/** Fakes the browser's timers until the test ends. Returns a function that advances them. */
export function stopTimers(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => act(() => void vi.advanceTimersByTime(ms));
}
