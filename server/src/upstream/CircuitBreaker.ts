import type { Clock } from '../http/Clock.ts';

const windowMs = 10_000;
const openMs = 5_000;
const minCalls = 20;
const failedShare = 0.5;

/** Closed: calls pass. Open: calls are rejected. Half-open: a trial call is under way. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Reports the outcome of a call; `undefined` if it is not attributable to the operator. */
export type ReportOutcome = (succeeded: boolean | undefined) => void;

/**
 * Stops calls that fail: if half of at least 20 calls within 10 s fail, the circuit opens. After 5 s each
 * source may make a trial call, and the first that succeeds closes the circuit for all of them. So a
 * source that keeps failing cannot use up the trials of the others.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #onOpen: () => void;
  readonly #maxFailuresPerSource: number;
  #state: BreakerState = 'closed';
  #sinceMs: number;
  #windowFromMs: number;
  #calls = 0;
  #failures = 0;
  readonly #failuresBySource = new Map<string, number>();
  #openUntilMs = 0;
  /** Time of each source's next trial since the circuit opened; infinite while one is under way. */
  #trialsFromMs = new Map<string, number>();

  /**
   * @param maxFailuresPerSource how many failures of one source count within a window, so that one
   *   source cannot open a circuit that others share.
   */
  constructor({
    clock,
    onOpen = () => undefined,
    maxFailuresPerSource = Infinity,
  }: {
    clock: Clock;
    onOpen?: () => void;
    maxFailuresPerSource?: number;
  }) {
    this.#clock = clock;
    this.#onOpen = onOpen;
    this.#maxFailuresPerSource = maxFailuresPerSource;
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
  begin(source = ''): ReportOutcome | undefined {
    if (this.#state === 'closed') return (succeeded) => this.#count(source, succeeded);
    const trials = this.#trialsFromMs;
    if (this.#clock.elapsedMs() < (trials.get(source) ?? this.#openUntilMs)) return undefined;
    trials.set(source, Infinity);
    this.#become('half-open');
    return (succeeded) => this.#decide(trials, source, succeeded);
  }

  /**
   * Counts a call that began in the closed state. Outcomes that arrive after the circuit opened are
   * ignored.
   */
  #count(source: string, succeeded: boolean | undefined): void {
    if (succeeded === undefined || this.#state !== 'closed') return;
    if (this.#clock.elapsedMs() - this.#windowFromMs > windowMs) this.#resetWindow();
    if (!succeeded) {
      const failures = (this.#failuresBySource.get(source) ?? 0) + 1;
      if (failures > this.#maxFailuresPerSource) return;
      this.#failuresBySource.set(source, failures);
      this.#failures += 1;
    }
    this.#calls += 1;
    if (this.#calls >= minCalls && this.#failures >= this.#calls * failedShare) this.#open();
  }

  /**
   * Evaluates a trial call, unless another one has closed the circuit. Without a clear outcome, the next
   * call of the source is its trial.
   */
  #decide(trials: Map<string, number>, source: string, succeeded: boolean | undefined): void {
    if (trials !== this.#trialsFromMs) return;
    if (succeeded === true) {
      this.#trialsFromMs = new Map();
      this.#resetWindow();
      this.#become('closed');
      return;
    }
    if (succeeded === false) trials.set(source, this.#clock.elapsedMs() + openMs);
    else trials.delete(source);
    this.#become([...trials.values()].includes(Infinity) ? 'half-open' : 'open');
  }

  #open(): void {
    this.#openUntilMs = this.#clock.elapsedMs() + openMs;
    this.#trialsFromMs = new Map();
    this.#become('open');
    this.#onOpen();
  }

  #resetWindow(): void {
    this.#windowFromMs = this.#clock.elapsedMs();
    this.#calls = 0;
    this.#failures = 0;
    this.#failuresBySource.clear();
  }

  #become(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#sinceMs = this.#clock.nowMs();
  }
}
