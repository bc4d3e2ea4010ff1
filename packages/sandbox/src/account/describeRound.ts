import type { BettingRound } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { BettingRound as KeptRound } from '../wallet/BettingRecord.ts';

/**
 * A round as the record shows it. One of a game that is not offered any more is money all the same:
 * its game has its number for a name.
 */
export function describeRound(
  catalogue: GameCatalogue,
  {
    round,
    provider,
    nodeId,
    category,
    currency,
    atMs,
    state,
    stakeMinor,
    givenBackMinor,
    winMinor,
  }: KeptRound,
  perMajor: number,
): BettingRound {
  const {
    displayName: gameName = String(nodeId),
    vassalage = provider,
    gameType = category,
  } = catalogue.game(nodeId) ?? {};
  return {
    round,
    nodeId,
    gameName,
    vassalage,
    gameType,
    currency,
    state,
    at: new Date(atMs).toISOString(),
    stake: stakeMinor / perMajor,
    givenBack: givenBackMinor / perMajor,
    win: winMinor / perMajor,
    net: (winMinor - stakeMinor) / perMajor,
  };
}
