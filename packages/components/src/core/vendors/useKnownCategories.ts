import type { GameCategory } from '@livery/model';
import { useStores } from '../stores.ts';
import { useHydrated } from '../useHydrated.ts';

/**
 * Returns the game categories with their vendors, without requesting them; none while unknown.
 * During hydration returns only categories from the document, because the server rendered no
 * others, and another component or the session's storage may have them already.
 */
export function useKnownCategories(): readonly GameCategory[] {
  const { vendors } = useStores();
  return useHydrated() || vendors.menu.isSeeded({}) ? vendors.categories : [];
}
