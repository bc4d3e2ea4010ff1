import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Look = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/**
 * Stands in for `IntersectionObserver`, which jsdom lacks, until the test ends: what is observed is
 * on the screen, or is not.
 */
export function stubSight(isInSight = true): { set: (isInSight: boolean) => Promise<void> } {
  let current = isInSight;
  const observed = new Map<object, { look: Look; targets: Set<Element> }>();
  const tell = (look: Look, targets: Iterable<Element>): void =>
    look([...targets].map((target) => ({ target, isIntersecting: current })));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #look: Look;
      readonly #targets = new Set<Element>();
      constructor(look: Look) {
        this.#look = look;
        observed.set(this, { look, targets: this.#targets });
      }
      observe(target: Element): void {
        this.#targets.add(target);
        tell(this.#look, [target]);
      }
      unobserve(target: Element): void {
        this.#targets.delete(target);
      }
      disconnect(): void {
        observed.delete(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    set: (next) =>
      act(async () => {
        current = next;
        for (const { look, targets } of observed.values()) tell(look, targets);
      }),
  };
}
