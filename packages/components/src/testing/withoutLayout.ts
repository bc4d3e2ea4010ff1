import { stubMembers } from '@livery/testing/stubMembers';
import { onTestFinished, vi } from 'vitest';

/** Observer that reports neither sizes nor intersections. */
class IdleObserver {
  observe(): void {
    /* Reports nothing. */
  }
  unobserve(): void {
    /* Nothing is observed. */
  }
  disconnect(): void {
    /* Nothing is observed. */
  }
}

/** Stubs the observers that jsdom does not have, until the test ends. */
export function withoutLayout(): void {
  vi.stubGlobal('ResizeObserver', IdleObserver);
  vi.stubGlobal('IntersectionObserver', IdleObserver);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Stubs the observer of sizes, which jsdom lacks, until the test ends, unless the test has one. */
export function withoutSizes(): void {
  if (!('ResizeObserver' in globalThis)) stubMembers(globalThis, { ResizeObserver: IdleObserver });
}
