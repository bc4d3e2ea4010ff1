/** The time, replaceable in tests. */
export interface Clock {
  /**
   * Unix time in milliseconds, as this device has it: it may be wrong, and be set while a page is
   * open.
   */
  nowMs: () => number;
  /**
   * Milliseconds since some moment, by a clock that nobody sets; while the device sleeps it may
   * stand still.
   */
  elapsedMs: () => number;
  /** Calls back every `periodMs` until the returned function is called. */
  every: (periodMs: number, callback: () => void) => () => void;
}
