/** The server's clocks and timer. Tests replace all by one `FakeClock`. */
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
  /** Calls back every `periodMs` until the returned function is called. */
  every(periodMs: number, callback: () => void): () => void;
}
