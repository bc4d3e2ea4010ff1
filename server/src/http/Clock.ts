/** Source of Unix time in milliseconds. */
export interface Clock {
  nowMs(): number;
}
