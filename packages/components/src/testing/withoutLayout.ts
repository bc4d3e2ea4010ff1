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

/** Defines the observer of sizes, which jsdom does not have, for all tests of a file. */
export function withoutSizes(): void {
  globalThis.ResizeObserver ??= IdleObserver;
}
