import type { FavouritesStore, RootStore } from '@livery/stores';
import { useEffect, useState } from 'react';
import { loadLazyChunk } from '../../core/chunks/loadChunk.ts';
import { useStores } from '../../core/stores.ts';

/** The games the member marked; of no use to a guest, whose page does without its code. */
export async function loadFavourites(stores: RootStore): Promise<FavouritesStore> {
  const { favouritesOf } = await loadLazyChunk('favourites', () => import('./favouritesOf.ts'));
  return favouritesOf(stores);
}

/** The games the member marked, asked for once a member is there; `undefined` until then. */
export function useFavourites(): FavouritesStore | undefined {
  const stores = useStores();
  const { isMember } = stores.session;
  const [favourites, setFavourites] = useState<FavouritesStore>();
  useEffect(() => {
    if (!isMember) return;
    void loadFavourites(stores).then((loaded) => {
      setFavourites(loaded);
      return loaded.load();
    });
  }, [stores, isMember]);
  return favourites;
}
