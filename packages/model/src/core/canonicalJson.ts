/**
 * Returns JSON with sorted keys and without undefined members, so that equal values give equal
 * texts.
 */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, entry: unknown) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : entry,
    ) ?? 'null'
  );
}
