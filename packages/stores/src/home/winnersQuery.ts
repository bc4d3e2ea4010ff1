import { getWinnerBoard } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** Recent winners of the brand, newest first. Source: HOME-10. */
export const winnersQuery = defineQuery({
  call: getWinnerBoard,
  freshMs: 30_000,
  request: ({ site }) => ({
    gameCategory: 'ALL',
    limitNum: site.config.site.lists.winnerLimit,
  }),
});
