import type { FavouritesStore, RootStore } from '@livery/stores';
import { useEffect, useState } from 'react';
import { loadLazyChunk } from '../../core/chunks/loadChunk.ts';
import { useStores } from '../../core/stores.ts';

/**
 * Returns the store of the member's favourite games. Its code loads on demand, because guests do
 * not need it.
 */
export async function loadFavourites(stores: RootStore): Promise<FavouritesStore> {
  const { favouritesOf } = await loadLazyChunk('favourites', () => import('./favouritesOf.ts'));
  return favouritesOf(stores);
}

/**
 * Returns the store of the member's favourite games and requests them once a member is signed in;
 * `undefined` until then. Use it inside an observer.
 */
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
