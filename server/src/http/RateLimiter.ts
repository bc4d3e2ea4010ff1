import type { Clock } from './Clock.ts';
import { tupleKey } from './tupleKey.ts';

/** Sustained rate and burst size. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Rate of the events that share a key. */
export interface RateLimit {
  readonly rate: Rate;
  readonly key: readonly string[];
}

const maxKeys = 100_000;
/** More than sums of fractions of a millisecond differ by rounding. */
const roundingMs = 0.001;

/** Generic cell rate algorithm: one number per key and no window boundaries to exploit. */
export class RateLimiter {
  readonly #clock: Pick<Clock, 'elapsedMs'>;
  /** Theoretical arrival time of each key; keys in the past have expired. */
  readonly #untilMs = new Map<string, number>();

  constructor({ clock }: { clock: Pick<Clock, 'elapsedMs'> }) {
    this.#clock = clock;
  }

  /**
   * Returns whether all limits allow one more event now, and counts it for each of them if so. A
   * refused event counts for none.
   */
  allow(...limits: readonly RateLimit[]): boolean {
    const now = this.#clock.elapsedMs();
    const counted: (readonly [name: string, untilMs: number])[] = [];
    for (const { rate, key } of limits) {
      const name = tupleKey(...key);
      const untilMs = this.#untilMsAfter(name, rate, now);
      if (untilMs === undefined) return false;
      counted.push([name, untilMs]);
    }
    for (const [name, untilMs] of counted) this.#set(name, untilMs, now);
    return true;
  }

  /** Returns how many events of a key are not forgotten yet; at most its burst. */
  countOf({ rate: { perSecond, burst }, key }: RateLimit): number {
    const now = this.#clock.elapsedMs();
    const aheadMs = (this.#untilMs.get(tupleKey(...key)) ?? now) - now;
    return Math.min(burst, Math.max(0, (aheadMs * perSecond) / 1000));
  }

  /** Forgets one event of a key. */
  giveBack({ rate: { perSecond }, key }: RateLimit): void {
    const name = tupleKey(...key);
    const untilMs = this.#untilMs.get(name);
    if (untilMs !== undefined) this.#untilMs.set(name, untilMs - 1000 / perSecond);
  }

  /** Forgets the events of a key. */
  forget(...key: readonly string[]): void {
    this.#untilMs.delete(tupleKey(...key));
  }

  /** Returns a key's time after one more event; `undefined` if the rate does not allow it. */
  #untilMsAfter(name: string, { perSecond, burst }: Rate, now: number): number | undefined {
    const stepMs = 1000 / perSecond;
    const knownMs = this.#untilMs.get(name) ?? now;
    // No key is ever further ahead than its burst, unless the clock went back. Such a key would stay
    // closed until the clock has caught up.
    const isLost = knownMs - now > (burst + 1) * stepMs;
    const untilMs = (isLost ? now : Math.max(now, knownMs)) + stepMs;
    return untilMs - now > burst * stepMs + roundingMs ? undefined : untilMs;
  }

  #set(name: string, untilMs: number, now: number): void {
    if (this.#untilMs.size >= maxKeys && !this.#untilMs.has(name)) this.#evict(now);
    this.#untilMs.set(name, untilMs);
  }

  /**
   * Evicts expired keys; if none expired, evicts the oldest half.
   */
  #evict(now: number): void {
    for (const [name, untilMs] of this.#untilMs) if (untilMs <= now) this.#untilMs.delete(name);
    for (const name of this.#untilMs.keys()) {
      if (this.#untilMs.size <= maxKeys / 2) break;
      this.#untilMs.delete(name);
    }
  }
}
