import type { Clock } from './Clock.ts';
import { tupleKey } from './tupleKey.ts';

/** How often, and how many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const mostKeys = 100_000;

/** The generic cell rate algorithm: one number a key, no windows to slip through. */
export class RateLimiter {
  readonly #clock: Clock;
  /** When each key will have used up what it was given; the key used longest ago first. */
  readonly #untilMs = new Map<string, number>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Whether one more is allowed now; it counts if it is. */
  allow({ perSecond, burst }: Rate, ...parts: readonly string[]): boolean {
    const key = tupleKey(...parts);
    const now = this.#clock.now();
    const stepMs = 1000 / perSecond;
    const untilMs = Math.max(now, this.#untilMs.get(key) ?? 0) + stepMs;
    if (untilMs - now > burst * stepMs) return false;
    this.#untilMs.delete(key);
    this.#untilMs.set(key, untilMs);
    for (const oldest of this.#untilMs.keys()) {
      if (this.#untilMs.size <= mostKeys) break;
      this.#untilMs.delete(oldest);
    }
    return true;
  }
}
