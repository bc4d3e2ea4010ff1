import type { CentreLink } from '@livery/model';
import { CentreStore, valueOf, type RootStore } from '@livery/stores';
import { resolveValues, showsRow, textOf, type Row } from './rowValues.ts';

/**
 * Returns the address that a link opens; `undefined` if its condition is not met, or the brand or
 * member does not have the page. Use it inside an observer.
 *
 * @param row the row, or the whole reply, whose values the link reads.
 * @param filters further filters of another page of the centre.
 */
export function linkAddress(
  stores: RootStore,
  { page, route, params, set, when }: CentreLink,
  row: Row,
  filters: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!showsRow(stores, when, row)) return undefined;
  const centre = stores.get(CentreStore);
  const texts = (values: CentreLink['set']): Record<string, string> =>
    Object.fromEntries(
      Object.entries(resolveValues(values, row)).map(([name, value]) => [name, textOf(value)]),
    );
  if (route !== undefined) return routeAddress(stores, route, texts(params), texts(set));
  if (page === undefined) return centre.addressWith({ page: '', ...texts(set) });
  return isOffered(stores, page)
    ? centre.addressOf(page, { ...filters, ...texts(set) })
    : undefined;
}

/** Returns the address of a route, without a centre; `undefined` if the brand does not show it. */
function routeAddress(
  stores: RootStore,
  name: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string | undefined {
  const { routes } = stores.site.config.routes;
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!route || !stores.shows(route.when)) return undefined;
  // The operator chooses the values of a row.
  const isKnown = Object.entries(route.params ?? {}).every(
    ([parameter, values]) => params[parameter] === undefined || values.includes(params[parameter]),
  );
  const path = isKnown ? stores.site.routePath(name, params) : undefined;
  const rest = new URLSearchParams(query).toString();
  return path === undefined || rest === '' ? path : `${path}?${rest}`;
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
