import type { TeamTransactionsReply, TeamTransactionsRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Movements of the money of the agent's team, one line per entry of a wallet. The agent's own are
 * not included.
 *
 * Shape:  `{ list, nextCursor, totals }`, newest first; `totals` are those of all movements that
 *         match the filters.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (moments, an
 *         account that is not in the team), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-13 requires it.
 */
export const getTeamTransactions = defineCall<TeamTransactionsRequest, TeamTransactionsReply>({
  name: 'getTeamTransactions',
  path: '/wps/relay/AC_teamTransactions',
  token: true,
  account: 'agent',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageSize: site.pageSize, ...request }),
});
