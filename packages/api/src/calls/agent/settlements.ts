import type { SettlementsReply, SettlementsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Settlements of the member's contracts: what it received from the upline, and paid to downlines.
 *
 * Shape:  `{ list, totalPages, totals }`, newest period first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency, rates in percent; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-03 and AGNT-14 to AGNT-16 require it.
 */
export const getSettlements = defineCall<SettlementsRequest, SettlementsReply>({
  name: 'getSettlements',
  path: '/wps/relay/CT_settlements',
  token: true,
  account: 'real',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
