import type { Clock } from '../Clock.ts';

interface Repeat {
  readonly periodMs: number;
  readonly callback: () => void;
  dueMs: number;
}

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  #nowMs = 1_000_000;
  readonly #repeats = new Set<Repeat>();

  now = (): number => this.#nowMs;

  every = (periodMs: number, callback: () => void): (() => void) => {
    const repeat = { periodMs, callback, dueMs: this.#nowMs + periodMs };
    this.#repeats.add(repeat);
    return () => this.#repeats.delete(repeat);
  };

  /** Lets time pass; what falls due is called back in order. */
  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const [next] = [...this.#repeats].filter(({ dueMs }) => dueMs <= untilMs).toSorted((one, other) => one.dueMs - other.dueMs);
      if (!next) break;
      this.#nowMs = next.dueMs;
      next.dueMs += next.periodMs;
      next.callback();
    }
    this.#nowMs = untilMs;
  }
}
