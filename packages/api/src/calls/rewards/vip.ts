import type { VipRanksReply, VipRanksRequest } from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The VIP programme: its ranks, and the benefits of each.
 *
 * Shape:  `{ language, benefits, ranks }`, the lowest rank first.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: VIPS-01, ROUTE-06. Name and path are our choice: the source has neither.
 */
export const getVipRanks = defineCall<VipRanksRequest, VipRanksReply>({
  name: 'getVipRanks',
  path: '/wps/relay/VIP_ranks',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
