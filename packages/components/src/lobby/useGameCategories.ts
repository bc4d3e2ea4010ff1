import type { GameCategory } from '@livery/model';
import { useStores } from '../core/stores.ts';
import { useHydrated } from '../core/useHydrated.ts';
import { useResource } from '../core/useResource.ts';

/**
 * Returns the game categories with their vendors and requests them on mount. During hydration
 * returns only categories from the document, because the server rendered no others.
 */
export function useGameCategories(): readonly GameCategory[] {
  const { vendors } = useStores();
  const { value } = useResource(vendors.menu, {});
  // After a change of language the previous categories stay until the new ones arrive.
  return useHydrated() || value !== undefined ? vendors.categories : [];
}
