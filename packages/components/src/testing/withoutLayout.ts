import { onTestFinished, vi } from 'vitest';

/**
 * Stands in for the observers that jsdom lacks: nothing has a size, and nothing comes into sight.
 */
export function withoutLayout(): void {
  const observer = class {
    observe(): void {
      /* Nothing changes. */
    }
    unobserve(): void {
      /* Likewise. */
    }
    disconnect(): void {
      /* Likewise. */
    }
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
