/** Time source; tests pass their own. */
export interface Clock {
  /** Unix time in milliseconds. */
  nowMs(): number;
  /** Resolves after a time, or immediately when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}
