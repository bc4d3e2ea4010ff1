import type { Clock } from '@livery/model';

/**
 * Resolves to the promise's value, or to `undefined` if it rejects or takes longer than `ms`. The
 * work itself is not cancelled.
 */
export async function withinMs<T>(
  promise: Promise<T>,
  ms: number,
  { every }: Pick<Clock, 'every'>,
): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const stop = every(ms, () => resolve(undefined));
  try {
    return await Promise.race([promise.catch(() => undefined), timeout]);
  } finally {
    stop();
  }
}
