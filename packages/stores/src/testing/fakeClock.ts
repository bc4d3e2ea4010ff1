import type { Clock } from '../core/Clock.ts';

interface Timer {
  periodMs: number;
  dueMs: number;
  callback: () => void;
}

/** Time that passes only when told to. */
export function fakeClock(startMs = 1_000_000): Clock & {
  advance: (ms: number) => void;
  /** Sets the time of day: no time passes. */ set: (ms: number) => void;
  readonly timers: ReadonlySet<unknown>;
} {
  const timers = new Set<Timer>();
  let nowMs = startMs;
  let setByMs = 0;
  const firstDue = (untilMs: number): Timer | undefined =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0];
  return {
    timers,
    now: () => nowMs + setByMs,
    elapsedMs: () => nowMs - startMs,
    set: (ms) => {
      setByMs += ms - (nowMs + setByMs);
    },
    every: (periodMs, callback) => {
      const timer = { periodMs, dueMs: nowMs + periodMs, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let timer = firstDue(untilMs); timer; timer = firstDue(untilMs)) {
        nowMs = timer.dueMs;
        timer.dueMs += timer.periodMs;
        timer.callback();
      }
      nowMs = untilMs;
    },
  };
}
