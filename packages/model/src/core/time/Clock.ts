/** Clocks and timer of a program, which tests replace by one `FakeClock`. */
export interface Clock {
  /**
   * Unix time in milliseconds, for times that are written down or shown: cookies, logs, status. The
   * clock of the device may be wrong and may be set at any moment, so differences of it are no
   * durations.
   */
  nowMs: () => number;
  /**
   * Milliseconds since an arbitrary start, which never go back: rate limits, circuits, caches, and
   * every other duration within one process. They may stop while the device sleeps.
   */
  elapsedMs: () => number;
  /** Calls back every `periodMs` until the returned function is called. */
  every: (periodMs: number, callback: () => void) => () => void;
}
