import type {
  HotGameListReply,
  HotGameListRequest,
  PopularReply,
  PopularRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * This merchant's hot games of all categories.
 *
 * Shape:  `{ list, footer? }`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-07, SESS-09. The path is our choice: the source shows none.
 */
export const getHotGameList = defineCall<HotGameListRequest, HotGameListReply>({
  name: 'getHotGameList',
  path: '/wps/relay/GCS_hotGameList',
  guestCacheMs: 5_000,
  complete: (site, request) => ({
    isPlatform: 2,
    platform: site.vendorPlatform,
    language: site.language,
    ...request,
    merchantCode: site.merchant,
  }),
});

/**
 * The currently most played games.
 *
 * Shape:  `{ games }`, the most popular first.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-16.
 */
export const getPopular = defineCall<PopularRequest, PopularReply>({
  name: 'getPopular',
  path: '/lgw/games/popular',
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
