/** Lists of a reply that the operator sends as a whole and the gateway sends on in pages. */
export interface PagedLists {
  /** Fields of the reply, in the order in which a visitor reads their lists. */
  readonly names: readonly string[];
  /** Items of a page, of all lists together. */
  readonly pageSize: number;
}

/**
 * Returns a reply with one page of its lists, one list after the other, and the number of pages as
 * `totalPages`. A reply that fits on the first page is returned as it is.
 *
 * @param pageNo counted from 1; a page after the last one is empty.
 */
export function pageOfLists(
  reply: unknown,
  { names, pageSize }: PagedLists,
  pageNo: number,
): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  const lists = Object.entries(reply).filter(
    (entry): entry is [string, unknown[]] => names.includes(entry[0]) && Array.isArray(entry[1]),
  );
  const itemCount = lists.reduce((sum, [, items]) => sum + items.length, 0);
  if (itemCount <= pageSize && pageNo === 1) return reply;
  const page: Record<string, unknown> = { ...reply };
  let start = (pageNo - 1) * pageSize;
  let end = start + pageSize;
  for (const [name, items] of lists.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))) {
    page[name] = items.slice(Math.max(0, start), Math.max(0, end));
    start -= items.length;
    end -= items.length;
  }
  page.totalPages = Math.ceil(itemCount / pageSize);
  return page;
}
