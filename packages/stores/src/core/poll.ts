import { after, type Clock } from '@livery/model';

/** Maximum time between two requests after failures, in periods. */
const maxBackoffPeriods = 8;

export interface PollOptions {
  clock: Clock;
  /** Time between a reply and the next request. */
  periodMs: number;
  /** Age of the value at hand; a value of at least one period is requested at once. */
  ageMs: number;
  /** Requests the value. Resolves to whether the request succeeded. */
  request: () => Promise<boolean>;
}

/**
 * Requests a value at intervals until the returned function is called. Each failure in a row
 * doubles the interval, up to eight periods, so that a failing operator gets fewer requests.
 */
export function poll({ clock, periodMs, ageMs, request }: PollOptions): () => void {
  let failures = 0;
  let isStopped = false;
  let cancel = (): void => undefined;
  const run = async (): Promise<void> => {
    failures = (await request()) ? 0 : failures + 1;
    if (!isStopped) schedule(periodMs * Math.min(2 ** failures, maxBackoffPeriods));
  };
  const schedule = (delayMs: number): void => {
    cancel = after(clock, delayMs, () => void run());
  };
  if (ageMs >= periodMs) void run();
  // A device whose clock was set back has a value from the future.
  else schedule(periodMs - Math.max(0, ageMs));
  return () => {
    isStopped = true;
    cancel();
  };
}
