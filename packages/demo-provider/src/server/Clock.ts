/** Time, as the composition root gives it: tests pass their own. */
export interface Clock {
  /** Unix time in milliseconds. */
  nowMs(): number;
  /** Resolves after a time, or at once when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}
