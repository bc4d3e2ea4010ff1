/** The server's two clocks. Tests replace both by one `FakeClock`. */
export interface Clock {
  /**
   * Unix time in milliseconds, for times that are written down or shown: cookies, logs, status. The
   * system clock may be set at any moment, so differences of it are no durations.
   */
  nowMs(): number;
  /**
   * Milliseconds since an arbitrary start, which never go back: rate limits, circuits, caches, and
   * every other duration within one process.
   */
  elapsedMs(): number;
}
