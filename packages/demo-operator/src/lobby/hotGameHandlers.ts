import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameType } from '@livery/demo-content/catalogue/gameTypes';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { BadCall } from '../core/BadCall.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { describeGame } from './describeGame.ts';

/** Source: LOBB-18. */
const hotTypes: readonly GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];
const hotOfEach = 12;
/** Source: LOBB-16. */
const defaultCount = 20;

/** Handles the lists of hot games and most played games. */
export function hotGameHandlers({
  catalogue,
}: {
  catalogue: GameCatalogue;
}): Pick<CallHandlers, 'getHotGameList' | 'getPopular'> {
  const offered = (gameType: GameType, { merchant }: CallContext): Game[] =>
    offersGameType(merchant.modulesOff, gameType) ? catalogue.find({ gameType }) : [];
  return {
    getHotGameList: ({ merchantCode }, context) => {
      if (merchantCode && merchantCode !== context.merchant.code) {
        throw new BadCall(
          400,
          `getHotGameList: the query names merchant "${merchantCode}", the header "${context.merchant.code}".`,
        );
      }
      return {
        list: hotTypes
          .flatMap((gameType) =>
            offered(gameType, context)
              .filter(({ isHot }) => isHot === 1)
              .slice(0, hotOfEach),
          )
          .map(describeGame),
        footer: [],
      };
    },
    getPopular: ({ count = defaultCount, prizeMode }, context) => {
      // The prize mode selects one of the two lottery types.
      const otherLottery = prizeMode === 'Elott' ? 'LOTT' : 'ELOTT';
      const games = hotTypes
        .filter((gameType) => gameType !== otherLottery)
        .flatMap((gameType) => offered(gameType, context));
      return {
        games: games
          .toSorted((a, b) => b.popularity - a.popularity)
          .slice(0, count)
          .map(describeGame),
      };
    },
  };
}
