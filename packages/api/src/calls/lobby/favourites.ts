import type {
  FavActionReply,
  FavActionRequest,
  FavGameListReply,
  FavGameListRequest,
  FavGamesReply,
  FavGamesRequest,
} from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * One page of the member's favourites in one category, newest first.
 *
 * Shape:  `{ content, totalPages }`.
 * Units:  `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-13. Its token is the session's. The path is our choice: the source states only that
 *         it is a relay.
 */
export const getFavGames = defineCall<FavGamesRequest, FavGamesReply>({
  name: 'getFavGames',
  path: '/wps/relay/GCS_favGames',
  token: true,
  account: 'real',
  complete: (site, request) => ({
    clientType: site.clientType,
    platform: site.gamePlatform,
    language: site.language,
    gameType: 'RNG',
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});

/**
 * The member's favourites of all categories.
 *
 * Shape:  `{ list }`, game numbers.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-14. Path and reply are our choice: the source shows none.
 */
export const getFavGameList = defineCall<FavGameListRequest, FavGameListReply>({
  name: 'getFavGameList',
  path: '/wps/relay/GCS_favGameList',
  replyBytes: maxListBytes,
  token: true,
  account: 'real',
});

/**
 * Adds a game to the member's favourites, or removes it if it is one.
 *
 * Shape:  `{ favourite }`: the new state, if the operator sends it.
 * Errors: `unauthorised`, `forbidden`, `real_account_needed`, `operator_refused` (no such game),
 *         `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-06, CALL-18, CALL-20. Path and reply are our choice: the source shows none.
 */
export const gameFavAction = defineCall<FavActionRequest, FavActionReply>({
  name: 'gameFavAction',
  path: '/wps/relay/GCS_favAction',
  token: true,
  idempotent: false,
  changes: true,
  account: 'real',
  rate: 'write',
  requestSchema: 'FavActionRequest',
  replySchema: 'FavActionReply',
});
