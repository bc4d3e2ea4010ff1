import { gameImagePath } from '@livery/contract';
import type { RecentGames } from '../../wallet/RecentGames.ts';
import type { CallHandlers } from '../CallHandlers.ts';
import { refuseTrial } from '../refuseTrial.ts';
import { describeGame } from './describeGame.ts';

/** Source: product-spec §9 "Default page size 15". */
const defaultPageSize = 15;

/** The games a member opened. */
export function recentGameHandlers({ recent }: { recent: RecentGames }): Pick<CallHandlers, 'getRecentGameList'> {
  return {
    getRecentGameList: async ({ pageNo = 1, pageSize = defaultPageSize }, { member, merchant }) => {
      refuseTrial(member);
      const { games, totalPages } = await recent.of(merchant.code, member.memberId, { pageNo, pageSize });
      return { list: games.map((game) => ({ ...describeGame(game), showIcon: gameImagePath(game) })), totalPages };
    },
  };
}
