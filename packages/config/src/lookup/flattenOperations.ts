import type { LocatedEntry, LocatedValue } from '../source/LocatedValue.ts';

/**
 * Replaces the operations on a list by the list of what they insert, so that a schema finds the
 * references in it whether or not the operations can be applied.
 */
export function flattenOperations(value: LocatedValue): LocatedValue {
  if (value.kind === 'scalar') return value;
  if (value.kind === 'list') return { ...value, items: value.items.map(flattenOperations) };
  const operations = value.entries.get('$ops')?.value;
  if (operations?.kind === 'list')
    return {
      kind: 'list',
      location: value.location,
      items: operations.items.flatMap((operation) => {
        const subject =
          operation.kind === 'object' ? operation.entries.get('insert')?.value : undefined;
        return subject ? [flattenOperations(subject)] : [];
      }),
    };
  const entries = Array.from(value.entries, ([name, entry]): [string, LocatedEntry] => [
    name,
    { ...entry, value: flattenOperations(entry.value) },
  ]);
  return { ...value, entries: new Map(entries) };
}
