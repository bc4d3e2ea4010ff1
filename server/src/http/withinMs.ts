/**
 * Resolves to the promise's value, or to `undefined` if it rejects or takes longer than `ms`. The work
 * itself is not cancelled.
 */
export async function withinMs<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  try {
    return await Promise.race([promise.catch(() => undefined), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
