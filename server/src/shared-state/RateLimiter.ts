import type { Clock } from '@livery/model';

/** Sustained rate and burst size. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Rate of the events that share a key. */
export interface RateLimit {
  readonly rate: Rate;
  readonly key: string;
}

/** Events of a key. */
interface Cell {
  /** Theoretical arrival time of the next event; a cell in the past has expired. */
  untilMs: number;
}

const maxKeys = 100_000;
/** More than sums of fractions of a millisecond differ by rounding. */
const roundingMs = 0.001;

/** Generic cell rate algorithm: one number per key and no window boundaries to exploit. */
export class RateLimiter {
  readonly #clock: Pick<Clock, 'elapsedMs'>;
  readonly #cells = new Map<string, Cell>();

  constructor({ clock }: { clock: Pick<Clock, 'elapsedMs'> }) {
    this.#clock = clock;
  }

  /** Returns whether a limit allows one more event now, and counts it if so. */
  allow({ rate, key }: RateLimit): boolean {
    const now = this.#clock.elapsedMs();
    const cell = this.#cellOf(key, now);
    const untilMs = untilMsAfter(cell, rate, now);
    if (untilMs === undefined) return false;
    cell.untilMs = untilMs;
    return true;
  }

  /**
   * Returns whether all limits allow one more event now, and counts it for each of them if so. A
   * refused event counts for none.
   */
  allowAll(limits: readonly RateLimit[]): boolean {
    const now = this.#clock.elapsedMs();
    const counted: { readonly cell: Cell; readonly untilMs: number }[] = [];
    for (const { rate, key } of limits) {
      const cell = this.#cellOf(key, now);
      const untilMs = untilMsAfter(cell, rate, now);
      if (untilMs === undefined) return false;
      counted.push({ cell, untilMs });
    }
    for (const { cell, untilMs } of counted) cell.untilMs = untilMs;
    return true;
  }

  /** Returns how many events of a key are not forgotten yet; at most its burst. */
  countOf({ rate: { perSecond, burst }, key }: RateLimit): number {
    const now = this.#clock.elapsedMs();
    const aheadMs = (this.#cells.get(key)?.untilMs ?? now) - now;
    return Math.min(burst, Math.max(0, (aheadMs * perSecond) / 1000));
  }

  /** Forgets one event of a key. */
  giveBack({ rate, key }: RateLimit): void {
    const cell = this.#cells.get(key);
    if (cell) cell.untilMs -= stepMsOf(rate);
  }

  /** Forgets the events of a key. */
  forget(key: string): void {
    this.#cells.delete(key);
  }

  #cellOf(key: string, now: number): Cell {
    const known = this.#cells.get(key);
    if (known) return known;
    if (this.#cells.size >= maxKeys) this.#evict(now);
    const cell = { untilMs: now };
    this.#cells.set(key, cell);
    return cell;
  }

  /**
   * Evicts expired keys; if none expired, evicts the oldest half.
   */
  #evict(now: number): void {
    for (const [key, { untilMs }] of this.#cells) if (untilMs <= now) this.#cells.delete(key);
    for (const key of this.#cells.keys()) {
      if (this.#cells.size <= maxKeys / 2) break;
      this.#cells.delete(key);
    }
  }
}

/** Returns a cell's time after one more event; `undefined` if the rate does not allow it. */
function untilMsAfter(cell: Cell, rate: Rate, now: number): number | undefined {
  const stepMs = stepMsOf(rate);
  // No key is ever further ahead than its burst, unless the clock went back. Such a key would stay
  // closed until the clock has caught up.
  const isLost = cell.untilMs - now > (rate.burst + 1) * stepMs;
  const untilMs = (isLost ? now : Math.max(now, cell.untilMs)) + stepMs;
  return untilMs - now > rate.burst * stepMs + roundingMs ? undefined : untilMs;
}

function stepMsOf({ perSecond }: Rate): number {
  return 1000 / perSecond;
}
