/** What time it is, in milliseconds of Unix time. */
export interface Clock {
  nowMs(): number;
}
