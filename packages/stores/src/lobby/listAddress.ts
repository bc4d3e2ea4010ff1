import { noFilters, searchQueryOf, type GameListPlace, type GameView } from './GameListStore.ts';
import { vendorCodePattern } from '../core/vendorCodePattern.ts';
import { vendorParameter } from './vendorCodeIn.ts';

/** Query parameters of a list of games. Source: ROUTE-08. */
const parameters = {
  view: 'page',
  pageNo: 'p',
  vendorCode: vendorParameter,
  searchText: 'q',
  gameClass: 'class',
  minBet: 'bet',
} as const;

/** Limits of the fields of the game list call. */
const maxPageNo = 10_000;
const gameClass = /^[\w-]{1,40}$/;

/**
 * Reads the place in a list of games from a query. Ignores invalid values, because addresses are
 * untrusted.
 *
 * @param views the tabs that the visitor has.
 */
export function listPlaceIn(search: string, views: readonly GameView[]): GameListPlace {
  const query = new URLSearchParams(search);
  const read = (name: keyof typeof parameters): string => query.get(parameters[name]) ?? '';
  const matching = (name: keyof typeof parameters, pattern: RegExp): string =>
    pattern.test(read(name)) ? read(name) : '';
  const view = views.find((each) => each === read('view')) ?? 'all';
  if (view !== 'all') return { view, pageNo: 1, filters: noFilters };
  return {
    view,
    pageNo: pageNoIn(search),
    filters: {
      vendorCode: matching('vendorCode', vendorCodePattern),
      searchText: searchQueryOf(read('searchText')),
      gameClass: matching('gameClass', gameClass),
      minBet: Number(matching('minBet', /^\d{1,7}(?:\.\d{1,4})?$/)),
    },
  };
}

/** Reads the page number from a query: 1 if it is missing or invalid. */
export function pageNoIn(search: string): number {
  const text = new URLSearchParams(search).get(parameters.pageNo) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), maxPageNo) : 1;
}

/** Returns a query with the place in a list; other parameters stay. */
export function withListPlace(search: string, { view, pageNo, filters }: GameListPlace): string {
  const { minBet, searchText, ...codes } = filters;
  return withParameters(search, {
    view: view === 'all' ? '' : view,
    pageNo: pageNo === 1 ? '' : String(pageNo),
    searchText: searchQueryOf(searchText),
    minBet: minBet === 0 ? '' : String(minBet),
    ...codes,
  });
}

/** Returns a query with a page number; other parameters stay. */
export function withPageNo(search: string, pageNo: number): string {
  return withParameters(search, { pageNo: pageNo === 1 ? '' : String(pageNo) });
}

/** Sets parameters of a query; an empty value removes its parameter. */
function withParameters(
  search: string,
  values: Readonly<Partial<Record<keyof typeof parameters, string>>>,
): string {
  const query = new URLSearchParams(search);
  // Object.entries widens the keys to string.
  for (const [name, value] of Object.entries(values) as [keyof typeof parameters, string][]) {
    if (value === '') query.delete(parameters[name]);
    else query.set(parameters[name], value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
