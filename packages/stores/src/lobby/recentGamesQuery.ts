import { getRecentGameList } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';

/** The games the member opened last. Fresh only for a moment: a game just left is on the list. */
export const recentGamesQuery = defineQuery({
  call: getRecentGameList,
  freshMs: 1_000,
  ofMember: true,
});
