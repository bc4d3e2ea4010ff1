import type { CentreFilter, CentreLink } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { createContext, useContext } from 'react';
import { useStores } from '../../core/stores.ts';
import { filterValue } from './filters/filterValues.ts';
import { linkAddress } from './linkAddress.ts';
import type { Row } from './rowValues.ts';

/** Name of the filter that pages share, so that the linked records are those of the figure. */
const field = 'period';

/** Period of the records that a component shows; without one, that of the address counts. */
export const ShownPeriod = createContext<string | undefined>(undefined);

/**
 * Returns the period that the filters show: the chosen one, or the page's default. Use it inside an
 * observer.
 */
export function useShownPeriod(filters: readonly CentreFilter[]): string | undefined {
  const stores = useStores();
  const filter = filters.find(({ field: name, kind }) => name === field && kind === 'dates');
  return filter && filterValue(stores, filter);
}

/**
 * Returns a function with the address that a link of records opens, for the same period. Use it
 * inside an observer.
 */
export function useLinkAddress(): (link: CentreLink, row: Row) => string | undefined {
  const stores = useStores();
  const shown = useContext(ShownPeriod);
  return (link, row) => {
    const period = shown ?? stores.get(CentreStore).param(field);
    return linkAddress(stores, link, row, period === '' ? {} : { [field]: period });
  };
}
