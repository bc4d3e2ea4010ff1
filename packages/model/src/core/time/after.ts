import type { Clock } from './Clock.ts';

/** Calls back once after `delayMs`, unless the returned function is called before. */
export function after(clock: Clock, delayMs: number, callback: () => void): () => void {
  const stop = clock.every(delayMs, () => {
    stop();
    callback();
  });
  return stop;
}
