import type { Clock } from '../http/Clock.ts';

const windowMs = 10_000;
const openMs = 5_000;
const minCalls = 20;
const failedShare = 0.5;

/**
 * Closed: calls go out. Open: none does. Half-open: one is out, to see whether the operator is
 *         back.
 */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Tells how a call ended; `undefined` when that says nothing about the operator. */
export type CallEnded = (succeeded: boolean | undefined) => void;

/**
 * Spares an operator that fails: half of at least 20 calls in 10 s open it for 5 s, then one call
 * tries whether it is back.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  #state: BreakerState = 'closed';
  #sinceMs: number;
  #windowFromMs: number;
  #openUntilMs = 0;
  #calls = 0;
  #failures = 0;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
    this.#sinceMs = clock.nowMs();
    this.#windowFromMs = clock.nowMs();
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Since when it is in its state. */
  get sinceMs(): number {
    return this.#sinceMs;
  }

  /** Whether a call may go out now: the function to tell its end with, or `undefined`. */
  begin(): CallEnded | undefined {
    if (this.#state === 'closed') return (succeeded) => this.#count(succeeded);
    if (this.#state === 'half-open' || this.#clock.nowMs() < this.#openUntilMs) return undefined;
    this.#become('half-open');
    return (succeeded) => this.#decide(succeeded);
  }

  /**
   * A call that began while calls went out; what comes back after they stopped changes nothing any
   * more.
   */
  #count(succeeded: boolean | undefined): void {
    if (succeeded === undefined || this.#state !== 'closed') return;
    const now = this.#clock.nowMs();
    if (now - this.#windowFromMs > windowMs) this.#forget();
    this.#calls += 1;
    if (!succeeded) this.#failures += 1;
    if (this.#calls >= minCalls && this.#failures >= this.#calls * failedShare) this.#open();
  }

  /** The one call that tried. When it told nothing, the next one tries. */
  #decide(succeeded: boolean | undefined): void {
    if (succeeded) {
      this.#forget();
      this.#become('closed');
    } else if (succeeded === false) {
      this.#open();
    } else {
      this.#become('open');
    }
  }

  #open(): void {
    this.#openUntilMs = this.#clock.nowMs() + openMs;
    this.#become('open');
  }

  #forget(): void {
    this.#windowFromMs = this.#clock.nowMs();
    this.#calls = 0;
    this.#failures = 0;
  }

  #become(state: BreakerState): void {
    this.#state = state;
    this.#sinceMs = this.#clock.nowMs();
  }
}
