import { ChosenVendorStore, type GameListStore, type GameView } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** Valid codes of providers; other values in an address are ignored. */
const vendorCode = /^\w{1,64}$/;

/**
 * Sets the list's tab and provider from the query parameters `page` and `vassalage`. Use it inside
 * an observer. Source: ROUTE-08.
 */
export function useListAddress(list: GameListStore, views: readonly GameView[]): void {
  const stores = useStores();
  const { search } = stores.page;
  const { choice } = stores.get(ChosenVendorStore);
  const viewNames = views.join(' ');
  useEffect(() => {
    const query = new URLSearchParams(search);
    const pageName = query.get('page');
    const vassalage = query.get('vassalage') ?? '';
    list.show(viewNames.split(' ').find((view): view is GameView => view === pageName) ?? 'all');
    list.setFilter('vendorCode', vendorCode.test(vassalage) ? vassalage : '');
    // Choosing the same provider again creates a new `choice`, so that it replaces other filters.
  }, [list, search, choice, viewNames]);
}
