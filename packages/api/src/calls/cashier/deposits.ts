import type {
  CreateDepositRequest,
  DepositLimitsReply,
  DepositMethodsReply,
  DepositMethodsRequest,
  DepositOrder,
  DepositRecordReply,
  DepositRecordRequest,
  DepositRequest,
  SendDepositProofRequest,
  SetDepositLimitRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The ways to deposit money, the deposits that can still be paid, bonuses to choose from, and the
 * member's deposit limits.
 *
 * Shape:  `{ list, open, bonuses, limits, needsLimit }`; the gateway drops payment addresses of
 *         `open`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-05.
 */
export const getDepositMethods = defineCall<DepositMethodsRequest, DepositMethodsReply>({
  name: 'getDepositMethods',
  path: '/wps/relay/MC_depositMethods',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Sets a deposit limit of the member's own. A lower one applies at once, a higher one or none only
 * after a waiting period.
 *
 * Shape:  `{ limits }`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (amount), `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call for MEMB-05.
 */
export const setDepositLimit = defineCall<SetDepositLimitRequest, DepositLimitsReply>({
  name: 'setDepositLimit',
  method: 'POST',
  path: '/wps/relay/MC_setDepositLimit',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  replySchema: 'DepositLimitsReply',
});

/**
 * Begins a deposit. The reply says how it is paid. A chosen bonus is joined when the deposit is
 * credited. Refused until the member has decided on a deposit limit.
 *
 * Shape:  `DepositOrder`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (amount, method, limit),
 *         `visitor_unknown`,
 *         `invalid_link` for a payment address on a host that the brand does not list,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-05.
 */
export const createDeposit = defineCall<CreateDepositRequest, DepositOrder>({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/relay/MC_createDeposit',
  token: true,
  account: 'real',
  rate: 'write',
  needsState: true,
  once: 'referenceNo',
  timeoutMs: 10_000,
  replySchema: 'DepositOrder',
});

/**
 * One deposit: how it is paid, and its status.
 *
 * Shape:  `DepositOrder`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `invalid_link`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-05.
 */
export const getDeposit = defineCall<DepositRequest, DepositOrder>({
  name: 'getDeposit',
  path: '/wps/relay/MC_deposit',
  token: true,
  account: 'real',
  replySchema: 'DepositOrder',
});

/**
 * Cancels a deposit that is not paid yet. A cancelled one stays cancelled.
 *
 * Shape:  `DepositOrder`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: MEMB-05.
 */
export const cancelDeposit = defineCall<DepositRequest, DepositOrder>({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/MC_cancelDeposit',
  token: true,
  account: 'real',
  rate: 'write',
  requestSchema: 'DepositRequest',
  replySchema: 'DepositOrder',
});

/**
 * Sends images that prove a payment. At most three are kept with a deposit.
 *
 * Shape:  `DepositOrder`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`,
 *         `bad_request` for images beyond the brand's limits, `operator_refused`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-05, MEMB-18.
 */
export const sendDepositProof = defineCall<SendDepositProofRequest, DepositOrder>({
  name: 'sendDepositProof',
  method: 'PUT',
  path: '/wps/relay/MC_sendDepositProof',
  token: true,
  account: 'real',
  rate: 'write',
  images: 'images',
  timeoutMs: 60_000,
  replySchema: 'DepositOrder',
});

/**
 * The member's deposits.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-05.
 */
export const getDepositRecord = defineCall<DepositRecordRequest, DepositRecordReply>({
  name: 'getDepositRecord',
  path: '/wps/relay/MC_depositRecord',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
