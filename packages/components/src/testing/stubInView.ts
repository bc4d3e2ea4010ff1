import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Callback = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/**
 * Stubs `IntersectionObserver`, which jsdom does not have, until the test ends. All observed
 * elements are in the viewport, or none is.
 */
export function stubInView(isInView = true): { set: (isInView: boolean) => Promise<void> } {
  let current = isInView;
  const observers = new Map<object, { callback: Callback; targets: Set<Element> }>();
  const notify = (callback: Callback, targets: Iterable<Element>): void =>
    callback([...targets].map((target) => ({ target, isIntersecting: current })));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: Callback;
      readonly #targets = new Set<Element>();
      constructor(callback: Callback) {
        this.#callback = callback;
        observers.set(this, { callback, targets: this.#targets });
      }
      observe(target: Element): void {
        this.#targets.add(target);
        notify(this.#callback, [target]);
      }
      unobserve(target: Element): void {
        this.#targets.delete(target);
      }
      disconnect(): void {
        observers.delete(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    set: (next) =>
      act(async () => {
        current = next;
        for (const { callback, targets } of observers.values()) notify(callback, targets);
      }),
  };
}
