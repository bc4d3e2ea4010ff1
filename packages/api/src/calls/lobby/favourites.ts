import type {
  FavActionReply,
  FavActionRequest,
  FavGameListReply,
  FavGameListRequest,
  FavGamesReply,
  FavGamesRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * A page of the member's favourites of one category, the newest first.
 *
 * Shape:  `{ content, totalPages }`.
 * Units:  `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-13. Its token is the session's. The path is our choice: the source says only that it
 *         is a relay.
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
 * Which games are the member's favourites, of every category.
 *
 * Shape:  `{ list }`, numbers of games.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-14. Path and reply are our choice: the source shows none.
 */
export const getFavGameList = defineCall<FavGameListRequest, FavGameListReply>({
  name: 'getFavGameList',
  path: '/wps/relay/GCS_favGameList',
  token: true,
  account: 'real',
});

/**
 * Makes a game a favourite of the member, or no favourite any more where it is one.
 *
 * Shape:  `{ favourite }`: what it is now, from an operator that says so.
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
