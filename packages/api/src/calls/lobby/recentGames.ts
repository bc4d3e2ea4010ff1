import type { RecentGamesReply, RecentGamesRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * A page of the games the member opened, of every category, the last one first.
 *
 * Shape:  `{ list, totalPages }`.
 * Units:  `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Recent games request", §7 "getRecentGameList (clientType 3, empty
 *         vassalage)". The path is our choice: the source says only that it is a relay.
 */
export const getRecentGameList = defineCall<RecentGamesRequest, RecentGamesReply>({
  name: 'getRecentGameList',
  method: 'GET',
  path: '/wps/relay/GCS_recentGameList',
  token: true,
  encrypted: false,
  idempotent: true,
  account: 'real',
  timeoutMs: 5_000,
  rate: 'read',
  schemas: { request: 'games#RecentGamesRequest', reply: 'games#RecentGamesReply' },
  complete: (site, request) => ({
    clientType: site.clientType,
    vassalage: '',
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});
