import type { RecentGamesReply, RecentGamesRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * One page of the member's recently opened games of all categories, most recent first.
 *
 * Shape:  `{ list, totalPages }`.
 * Units:  `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-15. The path is our choice: the source states only that it is a relay.
 */
export const getRecentGameList = defineCall<RecentGamesRequest, RecentGamesReply>({
  name: 'getRecentGameList',
  path: '/wps/relay/GCS_recentGameList',
  token: true,
  account: 'real',
  requestSchema: 'RecentGamesRequest',
  replySchema: 'RecentGamesReply',
  complete: (site, request) => ({
    clientType: site.clientType,
    vassalage: '',
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});
