/**
 * Begins a few works ahead and gives each item with what came of it, in the order of the items.
 * `work` never rejects.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  mostAhead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const begun: Promise<readonly [T, R]>[] = [];
  for (const item of items) {
    begun.push(work(item).then((result) => [item, result]));
    const first = begun.length < mostAhead ? undefined : begun.shift();
    if (first) yield await first;
  }
  for (const rest of begun) yield await rest;
}
