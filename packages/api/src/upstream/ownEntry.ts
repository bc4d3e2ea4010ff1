/**
 * Returns an entry of a table by a name that the table's author did not choose; `undefined` if
 * there is none.
 */
export function ownEntry<T>(
  entries: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
