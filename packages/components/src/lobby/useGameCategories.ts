import type { GameCategory } from '@livery/model';
import { useStores } from '../core/stores.ts';
import { useResource } from '../core/useResource.ts';
import { useKnownCategories } from '../core/vendors/useKnownCategories.ts';

/** Returns the game categories with their vendors as known, and requests them on mount. */
export function useGameCategories(): readonly GameCategory[] {
  const { vendors } = useStores();
  useResource(vendors.menu, {});
  // After a change of language the previous categories stay until the new ones arrive.
  return useKnownCategories();
}
