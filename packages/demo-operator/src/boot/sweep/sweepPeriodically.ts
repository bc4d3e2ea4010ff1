import { wait, type Clock } from '@livery/model';

export interface SweepingPorts {
  readonly sweeps: readonly (() => Promise<void>)[];
  readonly everyMs: number;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/**
 * Runs the sweeps immediately and then repeatedly with a pause in between. The returned function
 * stops them; no sweep runs once its promise has resolved.
 */
export function sweepPeriodically({
  sweeps,
  everyMs,
  clock,
  onFault,
}: SweepingPorts): () => Promise<void> {
  const stopped = new AbortController();
  // Each sweep has its own loop, so that a failing or slow sweep does not delay the others.
  const done = Promise.all(
    sweeps.map(async (sweep) => {
      while (!stopped.signal.aborted) {
        await sweep().catch(onFault);
        await wait(clock, everyMs, stopped.signal);
      }
    }),
  );
  return async () => {
    stopped.abort();
    await done;
  };
}
