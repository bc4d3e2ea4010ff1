/**
 * Maps items with limited concurrency and yields each item with its result, in the order of the items.
 * `work` must not reject.
 */
export async function* mapWithConcurrency<T, R>(
  items: readonly T[],
  maxConcurrent: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const running: Promise<readonly [T, R]>[] = [];
  for (const item of items) {
    running.push(work(item).then((result) => [item, result]));
    const first = running.length < maxConcurrent ? undefined : running.shift();
    if (first) yield await first;
  }
  for (const rest of running) yield await rest;
}
