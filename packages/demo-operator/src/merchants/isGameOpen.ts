import type { Merchant } from './Merchant.ts';
import { offersGameType } from './moduleTree.ts';

/**
 * Whether a game accepts stakes at a merchant: the merchant is in service, the game's category is
 * offered and the game is not closed.
 */
export function isGameOpen(
  { maintenance, gamesOff, modulesOff }: Pick<Merchant, 'maintenance' | 'gamesOff' | 'modulesOff'>,
  { nodeId, category }: { nodeId: number; category: string },
): boolean {
  return !maintenance && !gamesOff.has(nodeId) && offersGameType(modulesOff, category);
}
