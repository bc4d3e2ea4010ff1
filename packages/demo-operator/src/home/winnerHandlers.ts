import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { winnersBefore } from './winnersBefore.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import type { RecentWinnings } from '../wallet/RecentWinnings.ts';
import type { Winner } from '@livery/model';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Source: HOME-10. */
const defaultLimit = 50;
/** Number of games of each category that have sample winners. */
const gamesOfEach = 12;

/** Handles the recent winners: real wins of members mixed with sample wins. */
export function winnerHandlers({
  catalogue,
  winnings,
}: {
  catalogue: GameCatalogue;
  winnings: RecentWinnings;
}): Pick<CallHandlers, 'getWinnerBoard'> {
  return {
    getWinnerBoard: async (
      { gameCategory = 'ALL', limitNum = defaultLimit },
      { merchant, nowMs },
    ) => {
      const categories = gameTypes.filter(
        (gameType) =>
          (gameCategory === 'ALL' || gameType === gameCategory) &&
          offersGameType(merchant.modulesOff, gameType),
      );
      const games = categories.flatMap((gameType) =>
        catalogue.find({ gameType }).slice(0, gamesOfEach),
      );
      const real = await winnings.of({
        merchant: merchant.code,
        categories,
        minorDigits: profileOf(merchant.profile).currency.minorDigits,
      });
      const invented = winnersBefore({ merchant: merchant.code, games, nowMs, count: limitNum });
      return [...real, ...invented].toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, limitNum);
    },
  };
}

function timeOf({ vo }: Winner): number {
  return Date.parse(vo?.winTime ?? '');
}
