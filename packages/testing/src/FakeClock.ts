interface Timer {
  readonly periodMs: number;
  dueMs: number;
  readonly callback: () => void;
}

interface Waiter {
  readonly dueMs: number;
  readonly resolve: () => void;
}

/**
 * Clock whose time passes only when a test advances it. Implements the clock port of every package.
 */
export class FakeClock {
  readonly #startMs: number;
  #elapsedMs = 0;
  #setByMs = 0;
  readonly #timers = new Set<Timer>();
  readonly #waiters = new Set<Waiter>();
  #onWaiter: (() => void)[] = [];

  constructor(startMs = Date.UTC(2026, 10, 20, 12)) {
    this.#startMs = startMs;
  }

  /** Unix time in milliseconds. */
  readonly nowMs = (): number => this.#startMs + this.#elapsedMs + this.#setByMs;

  /** Milliseconds since the start; not changed by `set`. */
  readonly elapsedMs = (): number => this.#elapsedMs;

  /** Calls back every `periodMs` until the returned function is called. */
  readonly every = (periodMs: number, callback: () => void): (() => void) => {
    const timer = { periodMs, dueMs: this.#elapsedMs + periodMs, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Resolves after a time, or immediately when the signal aborts. */
  readonly wait = (ms: number, signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = { dueMs: this.#elapsedMs + ms, resolve };
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', () => {
        if (this.#waiters.delete(waiter)) resolve();
      });
      for (const announce of this.#onWaiter.splice(0)) announce();
    });
  };

  /** Advances the time: due timers call back in order and due waits resolve. */
  readonly advance = (ms: number): void => {
    const endMs = this.#elapsedMs + ms;
    for (let timer = this.#firstDue(endMs); timer; timer = this.#firstDue(endMs)) {
      this.#elapsedMs = timer.dueMs;
      timer.dueMs += timer.periodMs;
      timer.callback();
    }
    this.#elapsedMs = endMs;
    for (const waiter of this.#waiters) {
      if (waiter.dueMs > endMs) continue;
      this.#waiters.delete(waiter);
      waiter.resolve();
    }
  };

  /** Sets the time of day without letting time pass. */
  readonly set = (nowMs: number): void => {
    this.#setByMs += nowMs - this.nowMs();
  };

  /** Active timers. */
  get timers(): ReadonlySet<unknown> {
    return this.#timers;
  }

  /** Number of pending waits. */
  get waiting(): number {
    return this.#waiters.size;
  }

  /** Resolves when a wait is pending. */
  async waitedFor(): Promise<void> {
    while (this.#waiters.size === 0)
      await new Promise<void>((resolve) => {
        this.#onWaiter.push(resolve);
      });
  }

  #firstDue(endMs: number): Timer | undefined {
    return [...this.#timers]
      .filter(({ dueMs }) => dueMs <= endMs)
      .toSorted((left, right) => left.dueMs - right.dueMs)[0];
  }
}
