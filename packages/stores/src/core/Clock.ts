/** Source of time, replaceable in tests. */
export interface Clock {
  /**
   * Unix time of the device in milliseconds. It may be wrong and may be changed while a page is
   * open.
   */
  nowMs: () => number;
  /** Milliseconds of a monotonic clock. It may stop while the device sleeps. */
  elapsedMs: () => number;
  /** Calls back every `periodMs` until the returned function is called. */
  every: (periodMs: number, callback: () => void) => () => void;
}
