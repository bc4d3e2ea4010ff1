import type {
  TeamOverviewReply,
  TeamOverviewRequest,
  TeamProfitLossReply,
  TeamProfitLossRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Figures of the agent's team in a period, day by day, with the ten downlines of the highest bets.
 *
 * Shape:  `TeamOverviewReply`; days are newest first.
 * Units:  money in major units of the brand's currency; days of the operator's time zone.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (moments),
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-07 requires it.
 */
export const getTeamOverview = defineCall<TeamOverviewRequest, TeamOverviewReply>({
  name: 'getTeamOverview',
  path: '/wps/relay/AC_teamOverview',
  token: true,
  account: 'agent',
  timeoutMs: 8_000,
});

/**
 * Profit and loss of the agent's team, or of that of a downline: by direct downline with everyone
 * below, by game category or by day.
 *
 * Shape:  `{ path, list, totalPages, totals }`; `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; days of the operator's time zone.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (moments,
 *         members who are not in the team), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-11 requires it.
 */
export const getTeamProfitLoss = defineCall<TeamProfitLossRequest, TeamProfitLossReply>({
  name: 'getTeamProfitLoss',
  path: '/wps/relay/AC_teamProfitLoss',
  token: true,
  account: 'agent',
  export: true,
  timeoutMs: 8_000,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});
