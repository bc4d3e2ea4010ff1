interface Waiter {
  readonly bytes: number;
  readonly resolve: () => void;
}

const periodMs = 10;

/** Bytes per second that brands spend in turns, each in the order of its requests. */
export class ByteRate {
  readonly #bytesPerPeriod: number;
  /** By brand, in the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>();
  /** Negative while the last chunk is not paid off. */
  #freeBytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ bytesPerSecond }: { bytesPerSecond: number }) {
    this.#bytesPerPeriod = (bytesPerSecond * periodMs) / 1000;
  }

  /** Resolves when it is the brand's turn to have spent the bytes. */
  spend(brand: string, bytes: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(brand) ?? [];
    queue.push({ bytes, resolve });
    this.#waiting.set(brand, queue);
    this.#timer ??= setInterval(() => this.#release(), periodMs);
    return promise;
  }

  #release(): void {
    this.#freeBytes = Math.min(this.#freeBytes, 0) + this.#bytesPerPeriod;
    for (const [brand, queue] of this.#waiting) {
      if (this.#freeBytes <= 0) return;
      const waiter = queue.shift();
      // Last in the order of turns; the loop comes back to it.
      this.#waiting.delete(brand);
      if (queue.length > 0) this.#waiting.set(brand, queue);
      if (!waiter) continue;
      this.#freeBytes -= waiter.bytes;
      waiter.resolve();
    }
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
