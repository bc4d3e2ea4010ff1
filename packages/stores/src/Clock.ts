/** The time, replaceable in tests. */
export interface Clock {
  /** Unix time in milliseconds. */
  now: () => number;
  /** Calls back every `periodMs` until the returned function is called. */
  every: (periodMs: number, callback: () => void) => () => void;
}
