interface Timer {
  readonly periodMs: number;
  dueMs: number;
  readonly callback: () => void;
}

/**
 * Clock whose time passes only when a test advances it.
 */
export class FakeClock {
  readonly #startMs: number;
  #elapsedMs = 0;
  #setByMs = 0;
  readonly #timers = new Set<Timer>();
  #onTimer: (() => void)[] = [];

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
    for (const announce of this.#onTimer.splice(0)) announce();
    return () => this.#timers.delete(timer);
  };

  /** Advances the time: due timers call back in order. */
  readonly advance = (ms: number): void => {
    const endMs = this.#elapsedMs + ms;
    for (let timer = this.#firstDue(endMs); timer; timer = this.#firstDue(endMs)) {
      this.#elapsedMs = timer.dueMs;
      timer.dueMs += timer.periodMs;
      timer.callback();
    }
    this.#elapsedMs = endMs;
  };

  /** Sets the time of day without letting time pass. */
  readonly set = (nowMs: number): void => {
    this.#setByMs += nowMs - this.nowMs();
  };

  /** Active timers. */
  get timers(): ReadonlySet<unknown> {
    return this.#timers;
  }

  /** Resolves when a timer is active. */
  async waitedFor(): Promise<void> {
    while (this.#timers.size === 0)
      await new Promise<void>((resolve) => {
        this.#onTimer.push(resolve);
      });
  }

  #firstDue(endMs: number): Timer | undefined {
    return [...this.#timers]
      .filter(({ dueMs }) => dueMs <= endMs)
      .toSorted((left, right) => left.dueMs - right.dueMs)[0];
  }
}
