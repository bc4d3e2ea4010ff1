import type {
  BindEmailRequest,
  BindMobileRequest,
  CodeReply,
  ConfirmAuthenticatorRequest,
  RemoveAuthenticatorRequest,
  ResetPaymentPasswordRequest,
  SecurityReply,
  SendBindCodeRequest,
  SendPaymentResetCodeRequest,
  SetNicknameReply,
  SetNicknameRequest,
  SetPaymentPasswordRequest,
  SetRealNameRequest,
  StartAuthenticatorReply,
  StartAuthenticatorRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Changes the member's nickname.
 *
 * Shape:  `{ nickname }`, as stored.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const setNickname = defineCall<SetNicknameRequest, SetNicknameReply>({
  name: 'setNickname',
  method: 'PUT',
  path: '/wps/relay/MC_setNickname',
  token: true,
  account: 'real',
  rate: 'write',
});

/**
 * Stores the member's real name, once. Payout accounts must have the same holder.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `fields` or because a name
 *         is stored already; `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const setRealName = defineCall<SetRealNameRequest, SecurityReply>({
  name: 'setRealName',
  method: 'PUT',
  path: '/wps/relay/MC_setRealName',
  token: true,
  account: 'real',
  rate: 'write',
  replySchema: 'SecurityReply',
});

/**
 * Sets or replaces the payment password, which confirms withdrawals and transfers.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields`, or locked after three wrong passwords; `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const setPaymentPassword = defineCall<SetPaymentPasswordRequest, SecurityReply>({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/relay/MC_setPaymentPassword',
  token: true,
  account: 'real',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});

/**
 * Sends a code to a verified contact of the member, for {@link resetPaymentPassword}. The operator
 * refuses a contact that was bound a short time ago, because the login password is enough to bind
 * one.
 *
 * Shape:  `{ expiredMinutes }`.
 * Errors: `unauthorised`, `real_account_needed`, `bot_check`, `too_many_requests`,
 *         `operator_refused` if there is no such contact or no payment password;
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const sendPaymentResetCode = defineCall<SendPaymentResetCodeRequest, CodeReply>({
  name: 'sendPaymentResetCode',
  method: 'POST',
  path: '/wps/relay/MC_sendPaymentResetCode',
  token: true,
  account: 'real',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'CodeReply',
  botCheck: true,
});

/**
 * Replaces a forgotten payment password with a code. The operator then holds withdrawals and
 * transfers to other members for a day, because the code alone was enough.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields` (code, passwords); `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const resetPaymentPassword = defineCall<ResetPaymentPasswordRequest, SecurityReply>({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/relay/MC_resetPaymentPassword',
  token: true,
  account: 'real',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});

/**
 * Sends a code to a mobile number or an e-mail address that the member wants to bind.
 *
 * Shape:  `{ expiredMinutes }`.
 * Errors: `unauthorised`, `real_account_needed`, `bot_check`, `too_many_requests`,
 *         `operator_refused` with `fields` (not accepted, or of another account);
 *         `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const sendBindCode = defineCall<SendBindCodeRequest, CodeReply>({
  name: 'sendBindCode',
  method: 'POST',
  path: '/wps/relay/MC_sendBindCode',
  token: true,
  account: 'real',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'CodeReply',
  botCheck: true,
});

/**
 * Binds a mobile number with the code that was sent to it.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields` (number, code, password); `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-03 requires it.
 */
export const bindMobile = defineCall<BindMobileRequest, SecurityReply>({
  name: 'bindMobile',
  method: 'POST',
  path: '/wps/relay/MC_bindMobile',
  token: true,
  account: 'real',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});

/**
 * Binds an e-mail address with the code that was sent to it.
 *
 * Shape:  nothing.
 * Errors: as {@link bindMobile}.
 * Source: our own call; MEMB-03 requires it.
 */
export const bindEmail = defineCall<BindEmailRequest, SecurityReply>({
  name: 'bindEmail',
  method: 'POST',
  path: '/wps/relay/MC_bindEmail',
  token: true,
  account: 'real',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});

/**
 * Draws the secret of an authenticator app (RFC 6238). It counts only after
 * {@link confirmAuthenticator}.
 *
 * Shape:  `{ secret, address }`.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields` or because there is an authenticator already; `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; LOGN-17 names the authenticator code.
 */
export const startAuthenticator = defineCall<StartAuthenticatorRequest, StartAuthenticatorReply>({
  name: 'startAuthenticator',
  method: 'POST',
  path: '/wps/relay/MC_startAuthenticator',
  token: true,
  account: 'real',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
});

/**
 * Completes {@link startAuthenticator} with a code of the app.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `real_account_needed`, `too_many_requests`, `operator_refused` with
 *         `fields` (wrong code), or locked after three wrong codes; `upstream_failed`,
 *         `upstream_timeout`.
 * Source: as {@link startAuthenticator}.
 */
export const confirmAuthenticator = defineCall<ConfirmAuthenticatorRequest, SecurityReply>({
  name: 'confirmAuthenticator',
  method: 'POST',
  path: '/wps/relay/MC_confirmAuthenticator',
  token: true,
  account: 'real',
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});

/**
 * Removes the authenticator app, with a code that it shows.
 *
 * Shape:  nothing.
 * Errors: as {@link confirmAuthenticator}.
 * Source: as {@link startAuthenticator}.
 */
export const removeAuthenticator = defineCall<RemoveAuthenticatorRequest, SecurityReply>({
  name: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/relay/MC_removeAuthenticator',
  token: true,
  account: 'real',
  rate: 'sensitive',
  replySchema: 'SecurityReply',
});
