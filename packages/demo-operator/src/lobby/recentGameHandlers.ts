import { gameImagePath } from '@livery/model';
import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import { offersGameType } from '../merchants/moduleTree.ts';
import type { RecentGames } from '../wallet/RecentGames.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { describeGame } from './describeGame.ts';
import { defaultPageSize } from '../core/pageSize.ts';

/** Handles the games a member opened recently, limited to those the merchant offers. */
export function recentGameHandlers({
  recent,
}: {
  recent: RecentGames;
}): Pick<CallHandlers, 'getRecentGameList'> {
  return {
    getRecentGameList: async (
      { vassalage = '', pageNo = 1, pageSize = defaultPageSize },
      { member, merchant },
    ) => {
      const categories = gameTypes.filter((gameType) =>
        offersGameType(merchant.modulesOff, gameType),
      );
      const { games, totalPages } = await recent.of(merchant.code, member.memberId, {
        categories,
        vassalage,
        pageNo,
        pageSize,
      });
      return {
        list: games.map((game) => ({ ...describeGame(game), showIcon: gameImagePath(game) })),
        totalPages,
      };
    },
  };
}
