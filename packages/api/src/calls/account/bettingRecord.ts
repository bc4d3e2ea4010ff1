import type {
  BettingRecordReply,
  BettingRecordRequest,
  BettingRoundReply,
  BettingRoundRequest,
} from '@livery/model';
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
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * One of the member's rounds with its transactions, and what was drawn.
 *
 * Shape:  `BettingRoundReply`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` if the member has no such
 *         round, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-08 "betting record with filters, totals, detail" requires it.
 */
export const getBettingRound = defineCall<BettingRoundRequest, BettingRoundReply>({
  name: 'getBettingRound',
  path: '/wps/relay/MC_bettingRound',
  token: true,
  account: 'real',
});
