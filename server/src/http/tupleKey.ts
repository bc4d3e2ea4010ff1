/**
 * Joins parts into a cache key. Each part is prefixed by its length, so different tuples never have
 * the same key.
 */
export function tupleKey(...parts: readonly string[]): string {
  let key = '';
  for (const part of parts) key += `${part.length}:${part}`;
  return key;
}
