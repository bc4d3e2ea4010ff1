import type { PublicSiteDocument, Clock } from '@livery/model';
import { makeAutoObservable } from 'mobx';

/** The brand's sample counters. */
export type JackpotKind = Exclude<keyof Jackpots, 'feed'>;

type Jackpots = PublicSiteDocument['jackpots'];

/** Bounds of the counter of the slots page, so that its number of digits is constant. */
const slotsMinimum = 100_000_000;
const slotsMaximum = 1_000_000_000;

/** Results in about one announcement a minute. */
const ticksBetweenAnnouncements = 20;

/** Rules of a counter: its minimum, start value, delay until the next tick, and growth. */
interface Counter {
  readonly minimum: number;
  readonly start: (nowMs: number) => number;
  readonly delayMs: () => number;
  readonly grown: (value: number) => number;
}

/**
 * A sample jackpot that grows while it is shown. It has no value until it starts, because a cached
 * page must not depend on the clock or on randomness.
 */
export class JackpotStore {
  value: number | undefined;
  /** The value for screen readers: updated about once a minute, and whenever the counter stops. */
  announced: number | undefined;
  readonly #counter: Counter;
  readonly #clock: Clock;
  #ticks = 0;

  constructor({
    clock,
    kind,
    jackpots,
    random = Math.random,
  }: {
    clock: Clock;
    kind: JackpotKind;
    jackpots: Jackpots;
    random?: () => number;
  }) {
    this.value = undefined;
    this.announced = undefined;
    this.#clock = clock;
    this.#counter = counterOf(kind, jackpots, random);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The minimum amount: has as many digits as any value, so it reserves their width. */
  get minimum(): number {
    return this.#counter.minimum;
  }

  /** Sets the first value; has no effect afterwards. */
  start(): void {
    this.value ??= this.#counter.start(this.#clock.nowMs());
    this.announce();
  }

  /** Lets the counter grow until the returned function is called; resumes from the last value. */
  run(): () => void {
    this.start();
    let stop = (): void => undefined;
    const wait = (): void => {
      stop = this.#clock.every(this.#counter.delayMs(), () => {
        stop();
        this.grow();
        wait();
      });
    };
    wait();
    return () => {
      stop();
      this.announce();
    };
  }

  grow(): void {
    if (this.value === undefined) return;
    this.value = this.#counter.grown(this.value);
    this.#ticks += 1;
    if (this.#ticks % ticksBetweenAnnouncements === 0) this.announce();
  }

  announce(): void {
    this.announced = this.value;
  }
}

/** Returns the rules of a counter. Source: HOME-02, HOME-03, HOME-09. */
function counterOf(
  kind: JackpotKind,
  { home, slots, other }: Jackpots,
  random: () => number,
): Counter {
  const between = (min: number, max: number): number => min + random() * (max - min);
  switch (kind) {
    case 'home':
      return {
        minimum: home.minimum,
        start: () => between(home.minimum, home.maximum),
        delayMs: () => home.tickMs[Math.floor(random() * home.tickMs.length)] ?? 1000,
        grown: (value) => {
          const next = value + between(home.incrementMinimum, home.incrementMaximum);
          return next > home.maximum ? home.minimum : next;
        },
      };
    case 'slots':
      return {
        minimum: slotsMinimum,
        // Equal for all visitors at a given time: the value after growing since 1970.
        start: (nowMs) =>
          slotsMinimum +
          ((Math.floor(nowMs / slots.tickMs) * slots.increment) % (slotsMaximum - slotsMinimum)),
        delayMs: () => slots.tickMs,
        grown: (value) =>
          value + slots.increment >= slotsMaximum ? slotsMinimum : value + slots.increment,
      };
    case 'other':
      return {
        minimum: other.start,
        start: () => other.start,
        delayMs: () => other.tickMs,
        grown: (value) => value + other.increment,
      };
  }
}
