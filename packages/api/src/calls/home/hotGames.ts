import type {
  HotGameListReply,
  HotGameListRequest,
  PopularReply,
  PopularRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The games this merchant shows as hot, of every category.
 *
 * Shape:  `{ list, footer? }`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Hot game request", §6 "Visitor: may browse hot games". The path is our
 *         choice: the source shows none.
 */
export const getHotGameList = defineCall<HotGameListRequest, HotGameListReply>({
  name: 'getHotGameList',
  method: 'GET',
  path: '/wps/relay/GCS_hotGameList',
  token: false,
  encrypted: false,
  idempotent: true,
  guestCacheMs: 5_000,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'games#HotGameListRequest', reply: 'games#HotGameListReply' },
  complete: (site, request) => ({
    isPlatform: 2,
    platform: site.vendorPlatform,
    language: site.language,
    ...request,
    merchantCode: site.merchant,
  }),
});

/**
 * The games most played at the moment.
 *
 * Shape:  `{ games }`, the most popular first.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §7 "getPopular (count, prize mode, device, language)", §9 "popular list
 *         count 20".
 */
export const getPopular = defineCall<PopularRequest, PopularReply>({
  name: 'getPopular',
  method: 'GET',
  path: '/lgw/games/popular',
  token: false,
  encrypted: false,
  idempotent: true,
  guestCacheMs: 5_000,
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'games#PopularRequest', reply: 'games#PopularReply' },
  complete: (site, request) => ({ language: site.language, ...request }),
});
