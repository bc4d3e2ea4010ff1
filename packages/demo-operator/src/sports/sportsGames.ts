import type { Game } from '@livery/demo-content/catalogue/games';
import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import type { Sport } from '@livery/demo-provider/server/betslip/Fixture';
import { sportOf } from '@livery/demo-provider/server/betslip/fixtures';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { gameToLaunch, noSuchGame } from '../play/gameToLaunch.ts';

/** Game that takes bets on the events of each sport. */
export type SportsGames = ReadonlyMap<Sport, Game>;

export interface GamesFilter {
  /** Category of the games, or the lane in which the operator lists the vendor. */
  readonly gameType: string;
  /** Any vendor if empty. */
  readonly vassalage: string;
}

/**
 * Returns one open game for each sport. Vendors with more sports come first, because a bet on
 * several events is one vendor’s; among equals, the operator’s order counts.
 */
export function openSportsGames(
  catalogue: GameCatalogue,
  merchant: Merchant,
  { gameType, vassalage }: GamesFilter,
): SportsGames {
  const vendor = catalogue.vendor(vassalage);
  const category = vendor?.gameType === gameType ? catalogue.categoryOf(vendor) : gameType;
  const games = catalogue
    .find({ gameType: category, vassalage })
    .filter(
      (game) =>
        playedAs(game) === 'betslip' && isGameOpen(merchant, { nodeId: game.nodeId, category }),
    );
  const byVendor = [...Map.groupBy(games, ({ vassalage: code }) => code).values()];
  const sportCount = (own: readonly Game[]): number => new Set(own.map(sportOf)).size;
  const ordered = byVendor.toSorted((left, right) => sportCount(right) - sportCount(left)).flat();
  return new Map(
    [...Map.groupBy(ordered, sportOf)].flatMap(([sport, [game]]) => (game ? [[sport, game]] : [])),
  );
}

/**
 * Returns the open games of a vendor that take bets on events.
 *
 * Errors: the refusals of a launch, if the vendor is unknown or has no such games.
 */
export function vendorSportsGames(
  catalogue: GameCatalogue,
  merchant: Merchant,
  vassalage: string,
): SportsGames {
  const gameType = catalogue.vendor(vassalage)?.gameType ?? '';
  const first = gameToLaunch(catalogue, merchant, { vassalage, gameType });
  if (playedAs(first) !== 'betslip') throw noSuchGame();
  return openSportsGames(catalogue, merchant, { gameType, vassalage });
}
