import { FavouritesStore, type RootStore } from '@livery/stores';

/** Returns the store of the member's favourite games. */
export function favouritesOf(stores: RootStore): FavouritesStore {
  return stores.get(FavouritesStore);
}
