import type { Clock } from './Clock.ts';
import { tupleKey } from './tupleKey.ts';

/** Sustained rate and burst size. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const maxKeys = 100_000;

/** Generic cell rate algorithm: one number per key and no window boundaries to exploit. */
export class RateLimiter {
  readonly #clock: Clock;
  /** Theoretical arrival time of each key; keys in the past have expired. */
  readonly #keys = new Map<string, { untilMs: number }>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Returns whether one more event is allowed now, and counts it if so. */
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
    if (this.#keys.size >= maxKeys) this.#evict(now);
    const key = { untilMs: now };
    this.#keys.set(name, key);
    return key;
  }

  /**
   * Evicts expired keys; if none expired, evicts the oldest half.
   */
  #evict(now: number): void {
    for (const [name, { untilMs }] of this.#keys) if (untilMs <= now) this.#keys.delete(name);
    for (const name of this.#keys.keys()) {
      if (this.#keys.size <= maxKeys / 2) break;
      this.#keys.delete(name);
    }
  }
}
