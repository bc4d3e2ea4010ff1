const waitMs = { min: 1_000, max: 5 * 60_000 };
/** Duration from which a failure is slow. */
const slowMs = 1_000;
/** Limits retries to a tenth of the time of a thread. */
const restPerWork = 10;

/**
 * Times at which brands that failed are tried again. The wait doubles with each failure in the same
 * state of the folder, and is at least ten times as long as the failure took.
 */
export class RetryTimes {
  readonly #failures = new Map<
    string,
    { state: string; dueMs: number; waitMs: number; tookMs: number }
  >();

  failed(
    brand: string,
    { state, nowMs, tookMs }: { state: string; nowMs: number; tookMs: number },
  ): void {
    const before = this.#failures.get(brand);
    const wait = Math.max(
      before?.state === state ? before.waitMs * 2 : waitMs.min,
      tookMs * restPerWork,
    );
    const bounded = Math.min(waitMs.max, wait);
    this.#failures.set(brand, { state, dueMs: nowMs + bounded, waitMs: bounded, tookMs });
  }

  succeeded(brand: string): void {
    this.#failures.delete(brand);
  }

  /** Returns whether the brand failed in this state. */
  hasFailed(brand: string, state: string): boolean {
    return this.#failures.get(brand)?.state === state;
  }

  isDue(brand: string, nowMs: number): boolean {
    return (this.#failures.get(brand)?.dueMs ?? 0) <= nowMs;
  }

  /** Returns whether the brand failed slowly and is not due yet. */
  isResting(brand: string, nowMs: number): boolean {
    return (this.#failures.get(brand)?.tookMs ?? 0) >= slowMs && !this.isDue(brand, nowMs);
  }
}
