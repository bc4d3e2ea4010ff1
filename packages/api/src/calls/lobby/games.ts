import type {
  GameListReply,
  GameListRequest,
  GameVendorReply,
  GameVendorRequest,
} from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The operator's game menu: its categories in order, each with its vendors.
 *
 * Shape:  `{ data: { lanes } }`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-08, LOBB-17.
 */
export const getGameVendor = defineCall<GameVendorRequest, GameVendorReply>({
  name: 'getGameVendor',
  path: '/lgw/games/game_menus',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({
    platform: site.vendorPlatform,
    language: site.language,
    ...request,
  }),
});

/**
 * One page of games of one category.
 *
 * Shape:  `{ games, totalPages }`.
 * Units:  `minBet` in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-04, LOBB-05. The path is our choice: the source states only that it is a relay.
 */
export const getGameList = defineCall<GameListRequest, GameListReply>({
  name: 'getGameList',
  path: '/wps/relay/GCS_gameList',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({
    clientType: site.clientType,
    platform: site.gamePlatform,
    channel: site.channel,
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
    merchant: site.merchant,
  }),
});
