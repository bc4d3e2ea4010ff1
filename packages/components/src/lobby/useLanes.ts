import type { GameLane } from '@livery/model';
import { useStores } from '../core/stores.ts';
import { useResource } from '../core/useResource.ts';

/**
 * The game categories with their vendors, asked for by who looks at them; while a component takes
 * over what the server rendered, those the server had.
 */
export function useLanes(): readonly GameLane[] {
  const { vendors } = useStores();
  return useResource(vendors.menu, {}).value === undefined ? [] : vendors.lanes;
}
