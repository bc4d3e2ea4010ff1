import type { Clock } from '@livery/model';

/** Clocks and timer of the machine, for composition roots and for tests with real sockets. */
export const systemClock: Clock = {
  nowMs: Date.now,
  elapsedMs: () => performance.now(),
  every(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    return () => clearInterval(timer);
  },
};
