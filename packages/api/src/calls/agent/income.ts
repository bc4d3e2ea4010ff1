import type { IncomeReply, IncomeRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * What the agent earned: rebates, rewards for friends, and settlements of contracts.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; `pageNo` counts from 1.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (moments),
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-12 requires it.
 */
export const getIncome = defineCall<IncomeRequest, IncomeReply>({
  name: 'getIncome',
  path: '/wps/relay/AC_income',
  token: true,
  account: 'agent',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
