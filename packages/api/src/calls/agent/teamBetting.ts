import type {
  TeamBettingReply,
  TeamBettingRequest,
  TeamRoundReply,
  TeamRoundRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Stakes and wins of the agent's team, one line per round. The agent's own rounds are not included.
 *
 * Shape:  `{ list, nextCursor, totals }`, newest first; `totals` are those of all rounds that match
 *         the filters.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (moments,
 *         category, provider, an account that is not in the team), `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; AGNT-10 requires it.
 */
export const getTeamBetting = defineCall<TeamBettingRequest, TeamBettingReply>({
  name: 'getTeamBetting',
  path: '/wps/relay/AC_teamBetting',
  token: true,
  account: 'agent',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageSize: site.pageSize, ...request }),
});

/**
 * One round of a downline with its transactions, and what was drawn.
 *
 * Shape:  `TeamRoundReply`.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` if no member of the team has
 *         the account or the round, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-10 requires it.
 */
export const getTeamRound = defineCall<TeamRoundRequest, TeamRoundReply>({
  name: 'getTeamRound',
  path: '/wps/relay/AC_teamRound',
  token: true,
  account: 'agent',
});
