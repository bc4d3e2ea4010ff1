import { describeLanes } from './describeLanes.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import { BadCall } from '../core/BadCall.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { describeGame } from './describeGame.ts';
import { defaultPageSize } from '../core/pageSize.ts';

/** Handles the game menu and the game lists. */
export function gameHandlers({
  catalogue,
}: {
  catalogue: GameCatalogue;
}): Pick<CallHandlers, 'getGameVendor' | 'getGameList'> {
  return {
    getGameVendor: (_request, { merchant }) => ({
      data: { lanes: describeLanes(catalogue, merchant) },
    }),
    getGameList: ({ pageNo = 1, pageSize = defaultPageSize, ...filter }, { merchant }) => {
      if (filter.merchant && filter.merchant !== merchant.code) {
        throw new BadCall(
          400,
          `getGameList: the query names merchant "${filter.merchant}", the header "${merchant.code}".`,
        );
      }
      const found = offersGameType(merchant.modulesOff, filter.gameType)
        ? catalogue.find(filter)
        : [];
      const start = (pageNo - 1) * pageSize;
      return {
        games: found.slice(start, start + pageSize).map(describeGame),
        totalPages: Math.ceil(found.length / pageSize),
      };
    },
  };
}
