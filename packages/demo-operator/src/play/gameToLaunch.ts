import type { LaunchGameRequest } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { Refusal } from '../core/Refusal.ts';

/**
 * Returns the requested game by node id or code. A request for a provider's lobby returns the
 * provider's first game.
 */
export function gameToLaunch(
  catalogue: GameCatalogue,
  merchant: Merchant,
  request: Pick<LaunchGameRequest, 'vassalage' | 'gameType' | 'nodeId' | 'gameCode'>,
): Game {
  const vendor = catalogue.vendor(request.vassalage);
  if (!vendor)
    throw new Refusal('This provider is not offered here.', { reason: 'game_unavailable' });
  const category = catalogue.categoryOf(vendor);
  // A vendor of the SPORTS lane may be requested by its lane or by its own category.
  const isNamed = [vendor.gameType, category].some((name) => name === request.gameType);
  if (!isNamed || !offersGameType(merchant.modulesOff, category)) throw noSuchGame();
  const nodeId = nodeOf(request);
  if (nodeId !== undefined) {
    const game = catalogue.game(nodeId);
    if (game?.vassalage !== request.vassalage) throw noSuchGame();
    return game;
  }
  const games = catalogue.find({ gameType: category, vassalage: request.vassalage });
  const [first] = [...games.filter((game) => !merchant.gamesOff.has(game.nodeId)), ...games];
  if (!first) throw noSuchGame();
  return first;
}

/** Refusal of a game that the merchant does not have. */
export function noSuchGame(): Refusal {
  return new Refusal('This game is not offered here.', { reason: 'game_unavailable' });
}

/** This operator uses the node id as game code. Source: LOTT-06. */
function nodeOf({
  nodeId,
  gameCode,
}: Pick<LaunchGameRequest, 'nodeId' | 'gameCode'>): number | undefined {
  if (gameCode === undefined) return nodeId;
  if (nodeId !== undefined && gameCode !== String(nodeId))
    throw new Refusal(
      'The game and the game code name two different games. Please open it from the menu again.',
    );
  if (!/^\d{1,9}$/.test(gameCode)) throw noSuchGame();
  return Number(gameCode);
}
