import type {
  CreateDownlineReply,
  CreateDownlineRequest,
  DownlineOptionsReply,
  DownlineOptionsRequest,
  DownlinesReply,
  DownlinesRequest,
  SetDownlineRebateReply,
  SetDownlineRebateRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Members below the agent; the reply contains no others. Of each member it tells only the account.
 *
 * Shape:  `{ path, list, totalPages, totals }`; `path` leads from below the agent to the listed
 *         level, `totals` are those of all pages.
 * Units:  money in major units of the brand's currency; rebates in percent of valid bets; `pageNo`
 *         counts from 1.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields` (a parent that
 *         is not below the agent, whether it exists or not), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-09 requires it.
 */
export const getDownlines = defineCall<DownlinesRequest, DownlinesReply>({
  name: 'getDownlines',
  path: '/wps/relay/AC_downlines',
  token: true,
  account: 'agent',
  export: true,
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * Raises the rebate of a direct downline. A rebate is never lowered, and never above the agent's
 * own.
 *
 * Shape:  `{ memberId, rebate }`.
 * Units:  rebates in percent of valid bets, with at most two decimals.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-09 requires it.
 */
export const setDownlineRebate = defineCall<SetDownlineRebateRequest, SetDownlineRebateReply>({
  name: 'setDownlineRebate',
  method: 'POST',
  path: '/wps/relay/AC_setDownlineRebate',
  token: true,
  account: 'agent',
  rate: 'write',
  once: 'referenceNo',
});

/**
 * What the agent may give to new downlines, and the lengths of their usernames and passwords.
 *
 * Shape:  `{ types, maxRebate, … }`; no types if the agent may have no downlines.
 * Units:  rebates in percent of valid bets.
 * Errors: `unauthorised`, `agent_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-08 requires it.
 */
export const getDownlineOptions = defineCall<DownlineOptionsRequest, DownlineOptionsReply>({
  name: 'getDownlineOptions',
  path: '/wps/relay/AC_downlineOptions',
  token: true,
  account: 'agent',
});

/**
 * Creates a member directly below the agent, who must choose a new password at the first sign-in.
 *
 * Shape:  `{ memberId, account, type, rebate }`.
 * Units:  rebates in percent of valid bets, with at most two decimals.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-08 requires it.
 */
export const createDownline = defineCall<CreateDownlineRequest, CreateDownlineReply>({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/relay/AC_createDownline',
  token: true,
  account: 'agent',
  encrypted: true,
  rate: 'sensitive',
  once: 'referenceNo',
  timeoutMs: 10_000,
});
