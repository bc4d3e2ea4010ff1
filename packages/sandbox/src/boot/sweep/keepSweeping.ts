import type { Clock } from '@livery/demo-provider/server/Clock';

export interface SweepingPorts {
  readonly sweeps: readonly (() => Promise<void>)[];
  readonly everyMs: number;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/**
 * Sweeps at once and then again and again, each time with a pause. The result ends it: no sweep
 * runs any more once it has resolved.
 */
export function keepSweeping({
  sweeps,
  everyMs,
  clock,
  onFault,
}: SweepingPorts): () => Promise<void> {
  const stopped = new AbortController();
  // Each by itself: one that fails or takes long keeps no other from its work.
  const done = Promise.all(
    sweeps.map(async (sweep) => {
      while (!stopped.signal.aborted) {
        await sweep().catch(onFault);
        await clock.wait(everyMs, stopped.signal);
      }
    }),
  );
  return async () => {
    stopped.abort();
    await done;
  };
}
