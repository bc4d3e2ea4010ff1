import type { Clock } from '@livery/model';
import type { CallOutcome } from './circuits/Circuits.ts';

/** Time without any call after which nothing is known of an operator. */
const forgottenMs = 5 * 60_000;

/**
 * Time for which every call to an operator has failed. A circuit opens only after many failures
 * within seconds, which an operator that hangs does not have.
 */
export class Outage {
  readonly #clock: Clock;
  #sinceMs: number | undefined;
  #lastMs = 0;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Counts the outcome of a call. */
  note(outcome: CallOutcome): void {
    if (outcome === 'unknown') return;
    if (outcome === 'replied') {
      this.#sinceMs = undefined;
      return;
    }
    const nowMs = this.#clock.elapsedMs();
    if (this.#sinceMs === undefined || nowMs - this.#lastMs > forgottenMs) this.#sinceMs = nowMs;
    this.#lastMs = nowMs;
  }

  /** Milliseconds since the first of the failures; 0 after a reply, and without calls. */
  get lastsMs(): number {
    const nowMs = this.#clock.elapsedMs();
    return this.#sinceMs === undefined || nowMs - this.#lastMs > forgottenMs
      ? 0
      : nowMs - this.#sinceMs;
  }
}
