import { getRecentGameList } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/**
 * Games that the member opened last. Fresh for one second, so that a game just left is included.
 * Source: LOBB-15.
 */
export const recentGamesQuery = defineQuery({
  call: getRecentGameList,
  freshMs: 1_000,
  ofMember: true,
});
