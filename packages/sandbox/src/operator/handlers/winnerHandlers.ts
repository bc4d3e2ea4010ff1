import { gameTypes } from '../../catalogue/gameTypes.ts';
import type { GameCatalogue } from '../../games/GameCatalogue.ts';
import { winnersBefore } from '../../games/winnersBefore.ts';
import { offersGameType } from '../../merchants/moduleTree.ts';
import type { CallHandlers } from '../CallHandlers.ts';

/** Source: product-spec §9 "winner board limit 50". */
const defaultLimit = 50;
/** Of each category, so many games have winners. */
const gamesOfEach = 12;

/** The operator's winner board: invented wins of invented people. */
export function winnerHandlers({ catalogue }: { catalogue: GameCatalogue }): Pick<CallHandlers, 'getWinnerBoard'> {
  return {
    getWinnerBoard: ({ gameCategory = 'ALL', limitNum = defaultLimit }, { merchant, nowMs }) => {
      const shown = gameTypes.filter((gameType) => (gameCategory === 'ALL' || gameType === gameCategory) && offersGameType(merchant.modulesOff, gameType));
      const games = shown.flatMap((gameType) => catalogue.find({ gameType }).slice(0, gamesOfEach));
      return winnersBefore({ merchant: merchant.code, games, nowMs, count: limitNum });
    },
  };
}
