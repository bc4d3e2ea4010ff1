import type {
  AddPayoutAccountRequest,
  PayoutAccountsReply,
  PayoutAccountsRequest,
  RemovePayoutAccountRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's accounts for withdrawals, and what can be added.
 *
 * Shape:  `{ list, banks, max, holder }`, oldest first.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-03, MEMB-06.
 */
export const getPayoutAccounts = defineCall<PayoutAccountsRequest, PayoutAccountsReply>({
  name: 'getPayoutAccounts',
  path: '/wps/relay/MC_payoutAccounts',
  token: true,
  account: 'real',
});

/**
 * Adds an account for withdrawals, in the member's real name.
 *
 * Shape:  `PayoutAccountsReply`, with the new account.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-03, MEMB-06.
 */
export const addPayoutAccount = defineCall<AddPayoutAccountRequest, PayoutAccountsReply>({
  name: 'addPayoutAccount',
  method: 'PUT',
  path: '/wps/relay/MC_addPayoutAccount',
  token: true,
  account: 'real',
  encrypted: true,
  rate: 'sensitive',
  timeoutMs: 10_000,
  replySchema: 'PayoutAccountsReply',
});

/**
 * Removes an account for withdrawals, with the payment password. One with an open withdrawal is
 * refused.
 *
 * Shape:  `PayoutAccountsReply`, without the account.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields`, or locked after three wrong passwords; `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-03, MEMB-06.
 */
export const removePayoutAccount = defineCall<RemovePayoutAccountRequest, PayoutAccountsReply>({
  name: 'removePayoutAccount',
  method: 'POST',
  path: '/wps/relay/MC_removePayoutAccount',
  token: true,
  account: 'real',
  encrypted: true,
  rate: 'sensitive',
  timeoutMs: 10_000,
  replySchema: 'PayoutAccountsReply',
});
