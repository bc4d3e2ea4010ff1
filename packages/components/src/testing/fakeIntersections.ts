import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Elements that are watched for coming into view. jsdom lays nothing out: a test says what is seen.
 */
export function fakeIntersections() {
  const watched = new Map<
    Element,
    {
      look: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      threshold: number | undefined;
    }
  >();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #look: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      readonly #threshold: number | undefined;
      readonly #own = new Set<Element>();
      constructor(
        look: (entries: { target: Element; isIntersecting: boolean }[]) => void,
        { threshold }: { threshold?: number } = {},
      ) {
        this.#look = look;
        this.#threshold = threshold;
      }
      observe(element: Element): void {
        this.#own.add(element);
        watched.set(element, { look: this.#look, threshold: this.#threshold });
      }
      unobserve(element: Element): void {
        this.#own.delete(element);
        watched.delete(element);
      }
      disconnect(): void {
        for (const element of this.#own)
          if (watched.get(element)?.look === this.#look) watched.delete(element);
        this.#own.clear();
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const find = (element: Element) =>
    [...watched].find(([target]) => target === element || target.contains(element));
  return {
    /** What is watched comes into view, or goes; an element inside it stands for it. */
    see: (element: Element, isIntersecting = true): Promise<void> =>
      act(async () => {
        const found = find(element);
        found?.[1].look([{ target: found[0], isIntersecting }]);
      }),
    thresholdAt: (element: Element): number | undefined => find(element)?.[1].threshold,
  };
}
