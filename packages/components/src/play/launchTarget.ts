import { lotteryVendors, type GameRequest, type PublicSiteDocument } from '@livery/model';

/**
 * Where a game opens: on a page, in a modal or in a browser window. Lotteries open on the site's
 * own page; PVP games show their rooms first.
 */
export type LaunchTarget = PublicSiteDocument['gameOpening']['default'] | 'lottery' | 'rooms';

/**
 * Returns where a brand opens a game. Source: LOTT-04, GAME-01, GAME-03, LOTT-11.
 */
export function launchTarget(
  { gameOpening }: Pick<PublicSiteDocument, 'gameOpening'>,
  { vendorCode, gameType, room }: GameRequest,
): LaunchTarget {
  if (lotteryVendors.includes(vendorCode)) return 'lottery';
  if (gameType === 'PVP' && room === undefined) return 'rooms';
  return (
    gameOpening.byVendor[vendorCode] ?? gameOpening.byGameType[gameType] ?? gameOpening.default
  );
}
