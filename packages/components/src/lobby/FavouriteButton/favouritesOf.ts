import { FavouritesStore, type RootStore } from '@livery/stores';

/** The games the member marked. */
export function favouritesOf(stores: RootStore): FavouritesStore {
  return stores.get(FavouritesStore);
}
