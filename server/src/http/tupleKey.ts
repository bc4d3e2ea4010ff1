/** A cache key of several parts: two different tuples never have the same key, whatever their parts contain. */
export function tupleKey(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts);
}
