import type { ImageLoadQueue } from '@livery/ui';

export interface LazyImagesOptions {
  /** Distance at which an image is loaded, in screens. */
  preloadFactor: number;
  /** Number of loaded images to remember. */
  cacheSize: number;
  /** Minimum time between two batches. */
  throttleMs: number;
}

/**
 * Delays images until they are near the viewport and loads them in batches. Source: product-spec §9
 * "Lazy image loading".
 */
export class LazyImages implements ImageLoadQueue {
  readonly #options: LazyImagesOptions;
  readonly #waiting = new Map<Element, () => void>();
  readonly #near = new Set<Element>();
  readonly #seen = new Set<string>();
  readonly #observer: IntersectionObserver;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LazyImagesOptions) {
    this.#options = options;
    this.#observer = new IntersectionObserver((entries) => this.#look(entries), {
      rootMargin: `${options.preloadFactor * 100}% 0%`,
    });
  }

  readonly shouldWait = (src: string): boolean => !this.#seen.has(src);

  readonly wait = (element: Element, src: string, release: () => void): (() => void) => {
    this.#waiting.set(element, () => {
      this.#remember(src);
      release();
    });
    this.#observer.observe(element);
    return () => this.#forget(element);
  };

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
    }
    // The first ones go at once, those that come while the throttle runs go together when it ends.
    if (this.#timer === undefined) this.#letGo();
  }

  #letGo(): void {
    this.#timer = undefined;
    if (this.#near.size === 0) return;
    for (const element of this.#near) {
      const go = this.#waiting.get(element);
      this.#forget(element);
      go?.();
    }
    this.#timer = setTimeout(() => this.#letGo(), this.#options.throttleMs);
  }

  #forget(element: Element): void {
    this.#observer.unobserve(element);
    this.#waiting.delete(element);
    this.#near.delete(element);
  }

  #remember(src: string): void {
    const { cacheSize } = this.#options;
    this.#seen.add(src);
    const [oldest] = this.#seen;
    if (this.#seen.size > cacheSize && oldest !== undefined) this.#seen.delete(oldest);
  }
}
