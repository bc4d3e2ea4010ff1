import type { BettingRecordReply, BettingRecordRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's stakes and wins, one line per round. Includes both games and draws.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields` (moments,
 *         category, provider), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-08 "betting record with filters, totals, detail" requires it.
 */
export const getBettingRecord = defineCall<BettingRecordRequest, BettingRecordReply>({
  name: 'getBettingRecord',
  path: '/wps/relay/GCS_bettingRecord',
  token: true,
  account: 'real',
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
