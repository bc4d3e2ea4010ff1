import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Stubs `IntersectionObserver`, which jsdom does not have, until the test ends. The test sets the
 * intersection of each element.
 */
export function fakeIntersections() {
  const observed = new Map<
    Element,
    {
      callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      threshold: number | undefined;
    }
  >();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      readonly #threshold: number | undefined;
      readonly #own = new Set<Element>();
      constructor(
        callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
        { threshold }: { threshold?: number } = {},
      ) {
        this.#callback = callback;
        this.#threshold = threshold;
      }
      observe(element: Element): void {
        this.#own.add(element);
        observed.set(element, { callback: this.#callback, threshold: this.#threshold });
      }
      unobserve(element: Element): void {
        this.#own.delete(element);
        observed.delete(element);
      }
      disconnect(): void {
        for (const element of this.#own)
          if (observed.get(element)?.callback === this.#callback) observed.delete(element);
        this.#own.clear();
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const find = (element: Element) =>
    [...observed].find(([target]) => target === element || target.contains(element));
  return {
    /** Sets the intersection of the observed element that is or contains `element`. */
    set: (element: Element, isIntersecting = true): Promise<void> =>
      act(async () => {
        const entry = find(element);
        entry?.[1].callback([{ target: entry[0], isIntersecting }]);
      }),
    /** Returns the threshold of the observer of `element`. */
    thresholdAt: (element: Element): number | undefined => find(element)?.[1].threshold,
  };
}
