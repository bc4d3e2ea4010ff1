import type {
  EndSessionReply,
  EndSessionRequest,
  SecurityReply,
  SessionsReply,
  SessionsRequest,
  SocialAccountsReply,
  SocialAccountsRequest,
  UnlinkSocialAccountRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's open sessions, newest first; that of the request is marked.
 *
 * Shape:  `{ list }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const getSessions = defineCall<SessionsRequest, SessionsReply>({
  name: 'getSessions',
  path: '/wps/relay/MC_sessions',
  token: true,
  account: 'real',
});

/**
 * Ends one session of the member, or all except that of the request. The gateway denies the
 * cookies of ended sessions at once, and their remember-me tickets.
 *
 * Shape:  `{ ended }`, ids of sessions.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` for the session of the request,
 *         which a logout ends; `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const endSession = defineCall<EndSessionRequest, EndSessionReply>({
  name: 'endSession',
  method: 'POST',
  path: '/wps/relay/MC_endSession',
  token: true,
  account: 'real',
  rate: 'write',
});

/**
 * The social accounts that sign in to the member's account.
 *
 * Shape:  `{ list }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 "bindings" requires it.
 */
export const getSocialAccounts = defineCall<SocialAccountsRequest, SocialAccountsReply>({
  name: 'getSocialAccounts',
  path: '/wps/relay/MC_socialAccounts',
  token: true,
  account: 'real',
});

/**
 * Unlinks a social account, which signs in no longer.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` if the member could not recover
 *         the account without it; `upstream_failed`, `upstream_timeout`.
 * Source: as {@link getSocialAccounts}.
 */
export const unlinkSocialAccount = defineCall<UnlinkSocialAccountRequest, SecurityReply>({
  name: 'unlinkSocialAccount',
  method: 'POST',
  path: '/wps/relay/MC_unlinkSocialAccount',
  token: true,
  account: 'real',
  rate: 'write',
  replySchema: 'SecurityReply',
});
