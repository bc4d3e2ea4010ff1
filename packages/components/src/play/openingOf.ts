import { lotteryVendors, type GameRequest, type PublicSiteDocument } from '@livery/model';

/**
 * Where a game opens: on a page, in a window over the page or of the browser; a lottery on the
 * site's own page, and of a game for several the room is chosen first.
 */
export type Opening = PublicSiteDocument['gameOpening']['default'] | 'lottery' | 'rooms';

/**
 * How a brand opens a game. Source: product-spec §4 "Lottery vendors … go to the lottery page",
 * requirements GAME-01, GAME-03, LOTT-11.
 */
export function openingOf(
  { gameOpening }: Pick<PublicSiteDocument, 'gameOpening'>,
  { vassalage, gameType, room }: GameRequest,
): Opening {
  if (lotteryVendors.includes(vassalage)) return 'lottery';
  if (gameType === 'PVP' && room === undefined) return 'rooms';
  return gameOpening.byVendor[vassalage] ?? gameOpening.byGameType[gameType] ?? gameOpening.default;
}
