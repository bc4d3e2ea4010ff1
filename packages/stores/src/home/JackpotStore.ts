import type { PublicSiteDocument } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../core/Clock.ts';

/** Which of the brand's sample counters it is. */
export type JackpotKind = Exclude<keyof Jackpots, 'feed'>;

type Jackpots = PublicSiteDocument['jackpots'];

/** A counter of the slots page stays between these, so that it always has as many digits. */
const slotsMinimum = 100_000_000;
const slotsMaximum = 1_000_000_000;

/** It is told about once a minute. */
const ticksBetweenWords = 20;

/**
 * What makes a counter: the least it ever shows, where it begins, how long until it grows, and by
 * how much.
 */
interface Counter {
  readonly least: number;
  readonly start: (nowMs: number) => number;
  readonly delayMs: () => number;
  readonly grown: (value: number) => number;
}

/**
 * A sample jackpot that grows as a page stands open. It has no value until it runs: a cached page
 * knows neither clock nor chance.
 */
export class JackpotStore {
  value: number | undefined;
  /** The value as it is told to who does not see it: now and then, and whenever it stops. */
  spoken: number | undefined;
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
    this.spoken = undefined;
    this.#clock = clock;
    this.#counter = counterOf(kind, jackpots, random);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** An amount with as many digits as it begins with, for the room it takes. */
  get least(): number {
    return this.#counter.least;
  }

  /** Lets it grow until the returned function is called; it goes on from where it stood. */
  run(): () => void {
    this.value ??= this.#counter.start(this.#clock.nowMs());
    this.tell();
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
      this.tell();
    };
  }

  grow(): void {
    if (this.value === undefined) return;
    this.value = this.#counter.grown(this.value);
    this.#ticks += 1;
    if (this.#ticks % ticksBetweenWords === 0) this.tell();
  }

  tell(): void {
    this.spoken = this.value;
  }
}

/** Source: product-spec §9 "Jackpot". */
function counterOf(
  kind: JackpotKind,
  { home, slots, other }: Jackpots,
  random: () => number,
): Counter {
  const between = (from: number, to: number): number => from + random() * (to - from);
  switch (kind) {
    case 'home':
      return {
        least: home.minimum,
        start: () => between(home.minimum, home.maximum),
        delayMs: () => home.tickMs[Math.floor(random() * home.tickMs.length)] ?? 1000,
        grown: (value) => {
          const next = value + between(home.incrementMinimum, home.incrementMaximum);
          return next > home.maximum ? home.minimum : next;
        },
      };
    case 'slots':
      return {
        least: slotsMinimum,
        // The same for everybody at the same moment: what it would be had it grown since 1970.
        start: (nowMs) =>
          slotsMinimum +
          ((Math.floor(nowMs / slots.tickMs) * slots.increment) % (slotsMaximum - slotsMinimum)),
        delayMs: () => slots.tickMs,
        grown: (value) =>
          value + slots.increment >= slotsMaximum ? slotsMinimum : value + slots.increment,
      };
    case 'other':
      return {
        least: other.start,
        start: () => other.start,
        delayMs: () => other.tickMs,
        grown: (value) => value + other.increment,
      };
  }
}
