import type { Clock } from '../http/Clock.ts';

const windowMs = 10_000;
const openMs = 5_000;
const minCalls = 20;
const failedShare = 0.5;

/** Closed: calls pass. Open: calls are rejected. Half-open: one trial call is under way. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Reports the outcome of a call; `undefined` if it is not attributable to the operator. */
export type ReportOutcome = (succeeded: boolean | undefined) => void;

/**
 * Stops calls to a failing operator: if half of at least 20 calls within 10 s fail, the circuit opens for
 * 5 s, then one trial call decides.
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
    this.#windowFromMs = clock.elapsedMs();
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Start of the current state, in Unix time. */
  get sinceMs(): number {
    return this.#sinceMs;
  }

  /** Returns the function that reports the outcome of a permitted call, or `undefined`. */
  begin(): ReportOutcome | undefined {
    if (this.#state === 'closed') return (succeeded) => this.#count(succeeded);
    if (this.#state === 'half-open' || this.#clock.elapsedMs() < this.#openUntilMs)
      return undefined;
    this.#become('half-open');
    return (succeeded) => this.#decide(succeeded);
  }

  /**
   * Counts a call that began in the closed state. Outcomes that arrive after the circuit opened are
   * ignored.
   */
  #count(succeeded: boolean | undefined): void {
    if (succeeded === undefined || this.#state !== 'closed') return;
    const now = this.#clock.elapsedMs();
    if (now - this.#windowFromMs > windowMs) this.#resetWindow();
    this.#calls += 1;
    if (!succeeded) this.#failures += 1;
    if (this.#calls >= minCalls && this.#failures >= this.#calls * failedShare) this.#open();
  }

  /** Evaluates the trial call. Without a clear outcome, the next call is the trial. */
  #decide(succeeded: boolean | undefined): void {
    if (succeeded) {
      this.#resetWindow();
      this.#become('closed');
    } else if (succeeded === false) {
      this.#open();
    } else {
      this.#become('open');
    }
  }

  #open(): void {
    this.#openUntilMs = this.#clock.elapsedMs() + openMs;
    this.#become('open');
  }

  #resetWindow(): void {
    this.#windowFromMs = this.#clock.elapsedMs();
    this.#calls = 0;
    this.#failures = 0;
  }

  #become(state: BreakerState): void {
    this.#state = state;
    this.#sinceMs = this.#clock.nowMs();
  }
}
