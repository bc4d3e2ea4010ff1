import type {
  BonusesReply,
  BonusesRequest,
  CancelBonusReply,
  CancelBonusRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Bonuses of the member with their wagering.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-11 requires it.
 */
export const getBonuses = defineCall<BonusesRequest, BonusesReply>({
  name: 'getBonuses',
  path: '/wps/relay/MC_bonuses',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});

/**
 * Gives up an active bonus: its money is deducted, and the wagering ends.
 *
 * Shape:  `{ bonusId, status, forfeited, kept }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-11 requires it.
 */
export const cancelBonus = defineCall<CancelBonusRequest, CancelBonusReply>({
  name: 'cancelBonus',
  method: 'POST',
  path: '/wps/relay/MC_cancelBonus',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  takes: { from: 'wallet' },
});
