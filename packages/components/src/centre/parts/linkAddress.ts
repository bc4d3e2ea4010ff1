import type { CentreLink } from '@livery/model';
import { CentreStore, valueOf, type RootStore } from '@livery/stores';
import { resolveValues, showsRow, textOf, type Row } from './rowValues.ts';

/**
 * Returns the address that a link opens; `undefined` if its condition is not met, or the brand or
 * member does not have the page. Use it inside an observer.
 *
 * @param row the row, or the whole reply, whose values the link reads.
 * @param filters further filters of another page.
 */
export function linkAddress(
  stores: RootStore,
  { page, set, when }: CentreLink,
  row: Row,
  filters: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!showsRow(stores, when, row)) return undefined;
  const centre = stores.get(CentreStore);
  if (page !== undefined && !isOffered(stores, page)) return undefined;
  const values = Object.fromEntries(
    Object.entries(resolveValues(set, row)).map(([name, value]) => [name, textOf(value)]),
  );
  return page === undefined
    ? centre.addressWith({ page: '', ...values })
    : centre.addressOf(page, { ...filters, ...values });
}

/**
 * Returns whether the member can open a page of a centre. Any page of a centre that is not loaded
 * counts, because it is corrected when it is opened.
 */
function isOffered(stores: RootStore, page: string): boolean {
  const name = page.startsWith('ac.') ? 'ac' : 'mc';
  const content = valueOf(stores.get(CentreStore).contentOf(name));
  if (!content) return true;
  return (
    Object.hasOwn(content.pages, page) &&
    content.menu.every((entry) => entry.page !== page || stores.shows(entry.when))
  );
}
