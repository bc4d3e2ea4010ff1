import type { Clock } from '@livery/model';

/** A larger difference is a problem: machines disagree on what has expired. */
const maxSkewMs = 5_000;

/** Difference between the clock of this machine and that of Valkey. */
export class ClockSkew {
  readonly #clock: Clock;
  readonly #address: string;
  #aheadMs = 0;

  constructor({ clock, address }: { clock: Clock; address: string }) {
    this.#clock = clock;
    this.#address = address;
  }

  /**
   * Milliseconds by which this clock was ahead at the last measurement; negative if it was behind,
   * 0 before the first.
   */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** What is wrong with the clock; `undefined` while the difference is small. */
  get fault(): string | undefined {
    const seconds = Math.round(Math.abs(this.#aheadMs) / 1000);
    return Math.abs(this.#aheadMs) <= maxSkewMs
      ? undefined
      : `the clock of this machine is ${seconds} s ${this.#aheadMs > 0 ? 'ahead of' : 'behind'} that of Valkey at ${this.#address}: sessions, tickets and bot checks expire at other times than at other machines`;
  }

  /** Measures the difference, as far as the time that the answer took does not explain it. */
  async measure(client: { readonly time: () => Promise<number[]> }): Promise<void> {
    const [sentMs, startMs] = [this.#clock.nowMs(), this.#clock.elapsedMs()];
    const [seconds = 0, microseconds = 0] = (await client.time()).map(Number);
    const leastMs = sentMs - (seconds * 1000 + microseconds / 1000);
    const mostMs = leastMs + this.#clock.elapsedMs() - startMs;
    this.#aheadMs = leastMs > 0 ? leastMs : Math.min(0, mostMs);
  }
}
