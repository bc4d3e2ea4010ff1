import type {
  ClaimRebateReply,
  ClaimRebateRequest,
  RebateRecordReply,
  RebateRecordRequest,
  RebateReply,
  RebateRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Rebate since the last claim, by category.
 *
 * Shape:  `{ list, total, minimum, status }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-16 requires it.
 */
export const getRebate = defineCall<RebateRequest, RebateReply>({
  name: 'getRebate',
  path: '/wps/relay/MC_rebate',
  token: true,
  account: 'real',
});

/**
 * Claims the whole rebate.
 *
 * Shape:  `{ claimId, amount }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-16 requires it.
 */
export const claimRebate = defineCall<ClaimRebateRequest, ClaimRebateReply>({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/relay/MC_claimRebate',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});

/**
 * Claims of rebates.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-16 requires it.
 */
export const getRebateRecord = defineCall<RebateRecordRequest, RebateRecordReply>({
  name: 'getRebateRecord',
  path: '/wps/relay/MC_rebateRecord',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
