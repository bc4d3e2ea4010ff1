import { ChosenVendorStore, type GameListStore, type GameView } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** What a provider's code may look like; anything else in an address is none. */
const vendorCode = /^\w{1,64}$/;

/**
 * The list follows the address: `page` is the tab, `vassalage` the provider. Source: product-spec
 * §2 "/rng takes query parameter page (vendor tab) and vassalage (vendor)".
 */
export function useListAddress(list: GameListStore, views: readonly GameView[]): void {
  const stores = useStores();
  const { search } = stores.page;
  const { choice } = stores.get(ChosenVendorStore);
  const offered = views.join(' ');
  useEffect(() => {
    const query = new URLSearchParams(search);
    const asked = query.get('page');
    const vassalage = query.get('vassalage') ?? '';
    list.show(offered.split(' ').find((view): view is GameView => view === asked) ?? 'all');
    list.setFilter('vendorCode', vendorCode.test(vassalage) ? vassalage : '');
    // The same choice made again is another object: whatever else was chosen meanwhile gives way to
    // it.
  }, [list, search, choice, offered]);
}
