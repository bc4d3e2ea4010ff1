import type { Clock } from '../http/Clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  advance: (ms: number) => void;
}

/** Starts at a fixed moment. */
export function fakeClock(startMs = 1_800_000_000_000): FakeClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
