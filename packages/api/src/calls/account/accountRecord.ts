import type { AccountRecordReply, AccountRecordRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Movements of the member's money, one line per entry of a wallet. Balances chain: the balance
 * after an entry is the balance before the next one of the same wallet.
 *
 * Shape:  `{ list, nextCursor, totals }`, newest first; `totals` are those of all movements that
 *         match the filters.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields` (moments),
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-09 requires it.
 */
export const getAccountRecord = defineCall<AccountRecordRequest, AccountRecordReply>({
  name: 'getAccountRecord',
  path: '/wps/relay/MC_accountRecord',
  token: true,
  account: 'real',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageSize: site.pageSize, ...request }),
});
