import type { Game as ListedGame } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';

/** Describes a game for the operator's lists. */
export function describeGame({
  nodeId,
  vassalage,
  gameType,
  displayName,
  gameClassify,
  minBet,
  isHot,
  isTop,
}: Game): ListedGame {
  return { nodeId, vassalage, gameType, displayName, gameClassify, minBet, isHot, isTop };
}
