import { lotteryBettingOf, type GameRequest, type PublicSiteDocument } from '@livery/model';

/**
 * Where a game opens: on a page, in a modal or in a browser window. Lotteries open on the site's
 * own page unless they have the operator's lobby; PVP games show their rooms first.
 */
export type LaunchTarget = PublicSiteDocument['gameOpening']['default'] | 'lottery' | 'rooms';

/**
 * Returns where a brand opens a game. Source: LOTT-04, LOTT-06, GAME-01, GAME-03, LOTT-11.
 */
export function launchTarget(
  { gameOpening, lottery }: Pick<PublicSiteDocument, 'gameOpening' | 'lottery'>,
  { vendorCode, gameType, room }: GameRequest,
): LaunchTarget {
  if (lotteryBettingOf({ lottery }, vendorCode) === 'site') return 'lottery';
  if (gameType === 'PVP' && room === undefined) return 'rooms';
  const { vendors, byGameType } = gameOpening;
  // Own properties only, because the code comes from an address.
  const vendor = Object.hasOwn(vendors, vendorCode) ? vendors[vendorCode] : undefined;
  return vendor?.opensIn ?? byGameType[gameType] ?? gameOpening.default;
}
