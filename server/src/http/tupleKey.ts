/**
 * A cache key of several parts, each with its length before it: two different tuples never have the
 * same key, whatever their parts contain.
 */
export function tupleKey(...parts: readonly string[]): string {
  let key = '';
  for (const part of parts) key += `${part.length}:${part}`;
  return key;
}
