import type { Clock } from '@livery/demo-provider/server/Clock';

interface Waiter {
  readonly dueMs: number;
  readonly resolve: () => void;
}

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  #nowMs = Date.UTC(2026, 10, 20, 12);
  readonly #waiters = new Set<Waiter>();
  #onWaiter: (() => void)[] = [];

  nowMs(): number {
    return this.#nowMs;
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = { dueMs: this.#nowMs + ms, resolve };
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', () => {
        if (this.#waiters.delete(waiter)) resolve();
      });
      for (const tell of this.#onWaiter.splice(0)) tell();
    });
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    for (const waiter of this.#waiters) {
      if (waiter.dueMs > this.#nowMs) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
  }

  /** Resolves when somebody waits for the clock. */
  async waitedFor(): Promise<void> {
    while (this.#waiters.size === 0)
      await new Promise<void>((resolve) => {
        this.#onWaiter.push(resolve);
      });
  }

  get waiting(): number {
    return this.#waiters.size;
  }
}
