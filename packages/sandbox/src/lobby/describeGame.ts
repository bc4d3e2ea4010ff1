import type { Game as ListedGame } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';

/** A game as the operator's lists show it. */
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
