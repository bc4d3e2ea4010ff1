import type {
  ChangePasswordRequest,
  ForgetPasswordRequest,
  PasswordByPhoneRequest,
  PasswordReply,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Changes the member's password. The session continues under a new id, so that copies of the old
 * cookie are invalid.
 *
 * Shape:  nothing.
 * Errors: `operator_refused` (its value names the rejected fields), `real_account_needed` for a
 *         trial account, which has no known password, `unauthorised`, `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: PASS-06, CALL-04.
 */
export const changePassword = defineCall<ChangePasswordRequest, PasswordReply>({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  token: true,
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'PasswordReply',
  session: 'renews',
  account: 'real',
});

/**
 * Requests a new password by e-mail to the member's address.
 *
 * Shape:  nothing.
 * Errors: `operator_refused` unless the brand's answers are neutral; `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: PASS-05, CALL-04.
 */
export const forgetPassword = defineCall<ForgetPasswordRequest, PasswordReply>({
  name: 'forgetPassword',
  method: 'POST',
  path: '/wps/member/password/email',
  body: 'form',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'PasswordReply',
  neutral: true,
});

/**
 * Sets a new password with a code sent by SMS.
 *
 * Shape:  nothing.
 * Errors: `operator_refused` (its value names the rejected fields), `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: PASS-04, CALL-04.
 */
export const getPasswordByPhone = defineCall<PasswordByPhoneRequest, PasswordReply>({
  name: 'getPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'PasswordReply',
});
