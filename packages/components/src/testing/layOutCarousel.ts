import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Gives carousels widths to count by, which jsdom has not, until the test ends. They turn at once,
 * as where less motion is wanted: jsdom ends no transition.
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

/** A laid out carousel that can be turned. */
export function carouselIn(container: HTMLElement) {
  return {
    attached: () =>
      waitFor(() => expect(container.querySelector('[data-ready] [data-attached]')).not.toBeNull()),
    /** Index of the first slide in view. */
    first: () =>
      Number(container.querySelector('.swiper-slide-active')?.getAttribute('data-index')),
  };
}

/** Stops the timers of the browser until the test ends; the returned function lets time pass. */
export function stopTimers(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => act(() => void vi.advanceTimersByTime(ms));
}
