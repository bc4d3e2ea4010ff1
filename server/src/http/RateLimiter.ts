import type { Clock } from './Clock.ts';
import { tupleKey } from './tupleKey.ts';

/** How often, and how many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const maxKeys = 100_000;

/** The generic cell rate algorithm: one number a key, no windows to slip through. */
export class RateLimiter {
  readonly #clock: Clock;
  /** When each key will have used up what it was given; in the past it says nothing. */
  readonly #keys = new Map<string, { untilMs: number }>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Whether one more is allowed now; it counts if it is. */
  allow({ perSecond, burst }: Rate, ...parts: readonly string[]): boolean {
    const name = tupleKey(...parts);
    const now = this.#clock.nowMs();
    const stepMs = 1000 / perSecond;
    const key = this.#keys.get(name) ?? this.#newKey(name, now);
    const untilMs = Math.max(now, key.untilMs) + stepMs;
    if (untilMs - now > burst * stepMs) return false;
    key.untilMs = untilMs;
    return true;
  }

  #newKey(name: string, now: number): { untilMs: number } {
    if (this.#keys.size >= maxKeys) this.#makeRoom(now);
    const key = { untilMs: now };
    this.#keys.set(name, key);
    return key;
  }

  /**
   * Drops what says nothing any more; when all of it says something, the half that is there
   * longest.
   */
  #makeRoom(now: number): void {
    for (const [name, { untilMs }] of this.#keys) if (untilMs <= now) this.#keys.delete(name);
    for (const name of this.#keys.keys()) {
      if (this.#keys.size <= maxKeys / 2) break;
      this.#keys.delete(name);
    }
  }
}
