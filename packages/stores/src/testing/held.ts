/** An answer that comes when the test says so. */
export function held<T>(): { promise: Promise<T>; give: (value: T) => void; fail: (error: unknown) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, give: resolve, fail: reject };
}
