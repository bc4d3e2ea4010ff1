import type { Balance, BalanceRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's balance, all wallets together.
 *
 * Shape:  `Balance`.
 * Units:  major units of the brand's currency.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: PREF-02, SESS-12, CALL-03.
 */
export const getBalanceV2 = defineCall<BalanceRequest, Balance>({
  name: 'getBalanceV2',
  path: '/wps/v2/wallets/balance',
  token: true,
  requestSchema: 'BalanceRequest',
  replySchema: 'Balance',
});
