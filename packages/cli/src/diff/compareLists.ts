/** A change of one entry between two lists. */
export interface ListChange {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'moved';
  /** The preceding entry; undefined for the first entry. */
  readonly after?: string;
}

/** Returns the entries added and removed, and the smallest set of moved ones. */
export function compareLists(before: readonly string[], after: readonly string[]): ListChange[] {
  const common = new Set(
    longestCommon(
      before.filter((id) => after.includes(id)),
      after.filter((id) => before.includes(id)),
    ),
  );
  const removed = before
    .filter((id) => !after.includes(id))
    .map((id): ListChange => ({ id, kind: 'removed' }));
  const placed = after.flatMap((id, index): ListChange[] => {
    if (common.has(id)) return [];
    const previous = after[index - 1];
    return [
      {
        id,
        kind: before.includes(id) ? 'moved' : 'added',
        ...(previous === undefined ? {} : { after: previous }),
      },
    ];
  });
  return [...removed, ...placed];
}

/** `added after slots`, `moved to the front`, `removed`. */
export function listWords({ kind, after }: ListChange): string {
  if (kind === 'removed') return 'removed';
  return after === undefined
    ? `${kind} ${kind === 'moved' ? 'to' : 'at'} the front`
    : `${kind} after ${after}`;
}

/** Returns the longest sequence of entries that both lists have in the same order. */
function longestCommon(left: readonly string[], right: readonly string[]): string[] {
  const table: string[][] = [];
  for (const [row, id] of left.entries()) {
    let diagonal: string[] = [];
    for (const [column, other] of right.entries()) {
      const above = table[column] ?? [];
      const previousRow = table[column - 1] ?? [];
      const best =
        id === other ? [...diagonal, id] : above.length >= previousRow.length ? above : previousRow;
      diagonal = row === 0 ? [] : above;
      table[column] = best;
    }
  }
  return table.at(-1) ?? [];
}
