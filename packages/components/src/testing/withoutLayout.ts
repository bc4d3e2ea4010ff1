import { onTestFinished, vi } from 'vitest';

/**
 * Stubs the observers that jsdom does not have, until the test ends. They report neither sizes nor
 * intersections.
 */
export function withoutLayout(): void {
  const observer = class {
    observe(): void {
      /* Reports nothing. */
    }
    unobserve(): void {
      /* Nothing is observed. */
    }
    disconnect(): void {
      /* Nothing is observed. */
    }
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
