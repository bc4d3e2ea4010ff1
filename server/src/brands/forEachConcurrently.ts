/** Runs work for each item with limited concurrency. A slow item delays no other one. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  maxConcurrent: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // Shared, so that each worker takes the next item.
  const rest = items.values();
  await Promise.all(
    Array.from({ length: Math.min(maxConcurrent, items.length) }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
