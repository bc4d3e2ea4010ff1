import type { BettingRound } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { BettingRound as KeptRound } from '../records/BettingRecord.ts';

/**
 * Describes a round for the betting record. A round of a game that is no longer offered is listed
 * too, because money moved; it shows the game's number as its name.
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
    validMinor,
    givenBackMinor,
    winMinor,
  }: KeptRound,
  merchant: Merchant,
): BettingRound {
  const perMajor = perMajorOf(merchant);
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
    validBet: validMinor / perMajor,
    // A running round has no result yet.
    ...(state !== 'running' && {
      win: winMinor / perMajor,
      net: (winMinor - stakeMinor) / perMajor,
    }),
    ...sampleMark(merchant, atMs),
  };
}
