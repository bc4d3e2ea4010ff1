import type {
  CreateInviteLinkRequest,
  DisableInviteLinkReply,
  DisableInviteLinkRequest,
  InviteLink,
  InviteLinksReply,
  InviteLinksRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Links with which visitors register below the agent.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Units:  rebates in percent of valid bets; `pageNo` counts from 1.
 * Errors: `unauthorised`, `agent_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-08 requires it.
 */
export const getInviteLinks = defineCall<InviteLinksRequest, InviteLinksReply>({
  name: 'getInviteLinks',
  path: '/wps/relay/AC_inviteLinks',
  token: true,
  account: 'agent',
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * Creates a link. Its code is the `referralCode` of the brand's registration page.
 *
 * Shape:  `InviteLink`.
 * Units:  rebates in percent of valid bets, with at most two decimals.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-08 requires it.
 */
export const createInviteLink = defineCall<CreateInviteLinkRequest, InviteLink>({
  name: 'createInviteLink',
  method: 'POST',
  path: '/wps/relay/AC_createInviteLink',
  token: true,
  account: 'agent',
  rate: 'write',
  once: 'referenceNo',
  replySchema: 'InviteLink',
});

/**
 * Disables a link for good. Members who registered with it remain.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `agent_account_needed`, `operator_refused` for a link of another agent,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; AGNT-08 requires it.
 */
export const disableInviteLink = defineCall<DisableInviteLinkRequest, DisableInviteLinkReply>({
  name: 'disableInviteLink',
  method: 'POST',
  path: '/wps/relay/AC_disableInviteLink',
  token: true,
  account: 'agent',
  rate: 'write',
});
