import { useState } from 'react';
import { textAt, type Row } from '../parts/rowValues.ts';

interface OpenRow {
  readonly row: Row;
  readonly index: number;
  /** Actions that had changed the list when the row was opened. */
  readonly changes: number;
}

/**
 * The rows whose details are open. They stay listed until they are closed, even if opening one
 * removes it from the reply: a message that was read is no longer an unread one. A row that an
 * action may have removed goes with the reply.
 *
 * @param changes number of actions that changed the list.
 */
export function useOpenRows(list: readonly Row[], rowKey: string, changes: number) {
  const [open, setOpen] = useState<ReadonlyMap<string, OpenRow>>(new Map());
  const rows = [...list];
  const keys = new Set(list.map((row) => textAt(row, rowKey)));
  for (const [key, opened] of open)
    if (!keys.has(key) && opened.changes === changes) rows.splice(opened.index, 0, opened.row);
  return {
    rows,
    isOpen: (row: Row) => open.has(textAt(row, rowKey)),
    toggle: (row: Row) => {
      const key = textAt(row, rowKey);
      const next = new Map(open);
      if (!next.delete(key)) next.set(key, { row, index: rows.indexOf(row), changes });
      setOpen(next);
    },
  };
}
