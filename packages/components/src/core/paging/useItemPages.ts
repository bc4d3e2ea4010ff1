import { useRef, useState, type RefObject } from 'react';
import { focusListStart } from './focusListStart.ts';

/** One page of a list that is loaded as a whole. */
export interface ItemPage<Item, List extends HTMLElement> {
  readonly items: readonly Item[];
  /** Ref of the list's element, which needs `tabIndex={-1}`. */
  readonly listRef: RefObject<List | null>;
  /** Properties of the `Pager` below the list. */
  readonly pager: {
    readonly pageNo: number;
    readonly pageCount: number;
    readonly onPage: (pageNo: number) => void;
  };
}

/**
 * Divides a loaded list into pages, because thousands of items at once block the browser. A change
 * of `listKey`, for example of a filter, returns to the first page; a list that has become shorter
 * shows its last one.
 */
export function useItemPages<Item, List extends HTMLElement>(
  items: readonly Item[],
  { pageSize, listKey }: { pageSize: number; listKey: string },
): ItemPage<Item, List> {
  const listRef = useRef<List>(null);
  const [chosen, setChosen] = useState({ listKey, pageNo: 1 });
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const isSameList = chosen.listKey === listKey;
  if (!isSameList) setChosen({ listKey, pageNo: 1 });
  const pageNo = isSameList ? Math.min(chosen.pageNo, pageCount) : 1;
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    listRef,
    pager: {
      pageNo,
      pageCount,
      onPage: (next) => {
        setChosen({ listKey, pageNo: next });
        focusListStart(listRef.current);
      },
    },
  };
}
