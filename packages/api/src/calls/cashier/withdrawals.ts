import type {
  ConfirmWithdrawalRequest,
  CreateWithdrawalRequest,
  WithdrawQuotaReply,
  WithdrawQuotaRequest,
  Withdrawal,
  WithdrawalsReply,
  WithdrawalsRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * What the member can withdraw now, and to which accounts.
 *
 * Shape:  `WithdrawQuotaReply`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-06.
 */
export const getWithdrawQuota = defineCall<WithdrawQuotaRequest, WithdrawQuotaReply>({
  name: 'getWithdrawQuota',
  path: '/wps/relay/MC_withdrawQuota',
  token: true,
  account: 'real',
});

/**
 * Takes an amount from the wallet and requests its payment.
 *
 * Shape:  `Withdrawal`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (payment password, amount,
 *         account), `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-06.
 */
export const createWithdrawal = defineCall<CreateWithdrawalRequest, Withdrawal>({
  name: 'createWithdrawal',
  method: 'POST',
  path: '/wps/relay/MC_createWithdrawal',
  token: true,
  account: 'real',
  encrypted: true,
  rate: 'sensitive',
  once: 'referenceNo',
  timeoutMs: 10_000,
  complete: (site, request) => ({ ...request, receiptMinutes: site.receiptMinutes }),
  replySchema: 'Withdrawal',
  takes: { amount: 'amount', from: 'wallet', to: { field: 'accountId' } },
});

/**
 * The member's withdrawals, with the steps of each.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-06, MEMB-20.
 */
export const getWithdrawals = defineCall<WithdrawalsRequest, WithdrawalsReply>({
  name: 'getWithdrawals',
  path: '/wps/relay/MC_withdrawals',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * Says what arrived of a payment. The same answer can be sent again.
 *
 * Shape:  `Withdrawal`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`,
 *         `bad_request` for images beyond the brand's limits, `operator_refused`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-20, MEMB-21.
 */
export const confirmWithdrawal = defineCall<ConfirmWithdrawalRequest, Withdrawal>({
  name: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/relay/MC_confirmWithdrawal',
  token: true,
  account: 'real',
  rate: 'write',
  images: 'images',
  timeoutMs: 60_000,
  replySchema: 'Withdrawal',
});
