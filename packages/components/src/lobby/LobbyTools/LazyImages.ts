import type { ImageLoadQueue } from '@livery/ui';

export interface LazyImagesOptions {
  /** Distance at which an image is loaded, in viewport heights. */
  preloadFactor: number;
  /** Number of loaded images to remember. */
  cacheSize: number;
  /** Minimum time between two batches. */
  throttleMs: number;
}

/**
 * Delays images until they are near the viewport and loads them in batches. Source: LOBB-12.
 */
export class LazyImages implements ImageLoadQueue {
  readonly #options: LazyImagesOptions;
  readonly #waiting = new Map<Element, () => void>();
  readonly #near = new Set<Element>();
  /** Addresses of loaded images, oldest first. */
  readonly #loaded = new Set<string>();
  readonly #observer: IntersectionObserver;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LazyImagesOptions) {
    this.#options = options;
    this.#observer = new IntersectionObserver((entries) => this.#onIntersection(entries), {
      rootMargin: `${options.preloadFactor * 100}% 0%`,
    });
  }

  readonly shouldWait = (src: string): boolean => !this.#loaded.has(src);

  readonly wait = (element: Element, src: string, release: () => void): (() => void) => {
    this.#waiting.set(element, () => {
      this.#remember(src);
      release();
    });
    this.#observer.observe(element);
    return () => this.#remove(element);
  };

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#near.add(target);
      else this.#near.delete(target);
    }
    // The first batch loads at once; images that get near during the throttle load together at its
    // end.
    if (this.#timer === undefined) this.#loadBatch();
  }

  #loadBatch(): void {
    this.#timer = undefined;
    if (this.#near.size === 0) return;
    for (const element of this.#near) {
      const load = this.#waiting.get(element);
      this.#remove(element);
      load?.();
    }
    this.#timer = setTimeout(() => this.#loadBatch(), this.#options.throttleMs);
  }

  #remove(element: Element): void {
    this.#observer.unobserve(element);
    this.#waiting.delete(element);
    this.#near.delete(element);
  }

  #remember(src: string): void {
    const { cacheSize } = this.#options;
    this.#loaded.add(src);
    const [oldest] = this.#loaded;
    if (this.#loaded.size > cacheSize && oldest !== undefined) this.#loaded.delete(oldest);
  }
}
