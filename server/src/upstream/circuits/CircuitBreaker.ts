import type { Clock } from '@livery/model';

const windowMs = 10_000;
const openMs = 5_000;
const minCalls = 20;
const failedShare = 0.5;

/**
 * Trials of one source, and trials of one call, within the pause of an open circuit. One that fails
 * by itself leaves two for the others.
 */
const maxTrials = 3;

/**
 * Sources whose failures a window can distinguish. Failures of further ones do not count, which
 * bounds the memory: the circuit of a call that fails for so many is open, or opens in the next
 * window.
 */
export const maxFailingSources = 128;

/** Closed: calls pass. Open: calls are rejected. Half-open: a trial call is under way. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Cause of calls, to which their failures are attributed: id of a member, or name of a network. */
export type Source = string | number;

interface Trial {
  readonly source: Source;
  readonly call: string;
  /** End of the time in which it counts; infinite while it is under way. */
  untilMs: number;
}

/** How a breaker permitted a call: counted in the window, or as a trial of an open circuit. */
export type Admission = 'counted' | Trial;

/**
 * Stops calls that fail: if half of at least 20 calls within 10 s fail, the circuit opens. After 5
 * s, each source may make a trial of each call, and the first that succeeds closes the circuit for
 * all of them. So a source that keeps failing cannot use up the trials of the others.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #onOpen: () => void;
  readonly #maxFailuresPerSource: number;
  readonly #maxFailuresPerCall: number;
  #state: BreakerState = 'closed';
  #sinceMs: number;
  #windowFromMs: number;
  #calls = 0;
  #failures = 0;
  readonly #failuresBySource = new Map<Source, number>();
  readonly #failuresByCall = new Map<string, number>();
  #openUntilMs = 0;
  /** Trials under way, and failed ones that are not over; at most {@link maxTrials} of one call. */
  #trials: Trial[] = [];

  /**
   * @param maxFailuresPerSource how many failures of one source count within a window, so that one
   *   source cannot open a circuit that others share.
   * @param maxFailuresPerCall how many failures of one call count within a window, for a circuit
   *   that several calls share.
   */
  constructor({
    clock,
    onOpen = () => undefined,
    maxFailuresPerSource = Infinity,
    maxFailuresPerCall = Infinity,
  }: {
    clock: Clock;
    onOpen?: () => void;
    maxFailuresPerSource?: number;
    maxFailuresPerCall?: number;
  }) {
    this.#clock = clock;
    this.#onOpen = onOpen;
    this.#maxFailuresPerSource = maxFailuresPerSource;
    this.#maxFailuresPerCall = maxFailuresPerCall;
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

  /** Permits a call, whose outcome must be passed to {@link end}; `undefined` if it is rejected. */
  begin(source: Source, call: string): Admission | undefined {
    if (this.#state === 'closed') return 'counted';
    const nowMs = this.#clock.elapsedMs();
    if (nowMs < this.#openUntilMs || !this.#isTrialFree(source, call, nowMs)) return undefined;
    const trial = { source, call, untilMs: Infinity };
    this.#trials.push(trial);
    this.#become('half-open');
    return trial;
  }

  /** Evaluates a permitted call; `undefined` if its outcome is not attributable to the operator. */
  end(admission: Admission, source: Source, call: string, succeeded: boolean | undefined): void {
    if (admission === 'counted') this.#count(source, call, succeeded);
    else this.#decide(admission, succeeded);
  }

  /**
   * Counts a call that began in the closed state. Outcomes that arrive after the circuit opened are
   * ignored.
   */
  #count(source: Source, call: string, succeeded: boolean | undefined): void {
    if (succeeded === undefined || this.#state !== 'closed') return;
    if (this.#clock.elapsedMs() - this.#windowFromMs > windowMs) this.#resetWindow();
    if (!succeeded) {
      if (!this.#doesCount(source, call)) return;
      this.#failures += 1;
    }
    this.#calls += 1;
    if (this.#calls >= minCalls && this.#failures >= this.#calls * failedShare) this.#open();
  }

  /** Returns whether one more failure of a source and a call counts, and adds it to theirs. */
  #doesCount(source: Source, call: string): boolean {
    const ofSource = this.#failuresBySource.get(source) ?? 0;
    const ofCall = this.#failuresByCall.get(call) ?? 0;
    if (ofSource >= this.#maxFailuresPerSource || ofCall >= this.#maxFailuresPerCall) return false;
    if (ofSource === 0 && this.#failuresBySource.size >= maxFailingSources) return false;
    this.#failuresBySource.set(source, ofSource + 1);
    this.#failuresByCall.set(call, ofCall + 1);
    return true;
  }

  #isTrialFree(source: Source, call: string, nowMs: number): boolean {
    this.#trials = this.#trials.filter(({ untilMs }) => nowMs < untilMs);
    const ofSource = this.#trials.filter((trial) => trial.source === source);
    const ofCall = this.#trials.filter((trial) => trial.call === call);
    return (
      ofSource.length < maxTrials &&
      ofCall.length < maxTrials &&
      !ofCall.some((trial) => trial.source === source)
    );
  }

  /**
   * Evaluates a trial call, unless another one has closed the circuit. Without a clear outcome, the
   * next call of the source is its trial.
   */
  #decide(trial: Trial, succeeded: boolean | undefined): void {
    if (!this.#trials.includes(trial)) return;
    if (succeeded === true) {
      this.#trials = [];
      this.#resetWindow();
      this.#become('closed');
      return;
    }
    if (succeeded === false) trial.untilMs = this.#clock.elapsedMs() + openMs;
    else this.#trials = this.#trials.filter((other) => other !== trial);
    this.#become(this.#trials.some(({ untilMs }) => untilMs === Infinity) ? 'half-open' : 'open');
  }

  #open(): void {
    this.#openUntilMs = this.#clock.elapsedMs() + openMs;
    this.#become('open');
    this.#onOpen();
  }

  #resetWindow(): void {
    this.#windowFromMs = this.#clock.elapsedMs();
    this.#calls = 0;
    this.#failures = 0;
    this.#failuresBySource.clear();
    this.#failuresByCall.clear();
  }

  #become(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#sinceMs = this.#clock.nowMs();
  }
}
