import type { CaptchaReply, CaptchaRequest, LoginRequest, LoginResult, LogoutReply, LogoutRequest, MemberInfo, MemberInfoRequest } from '@livery/contract';
import { defineCall } from '../Call.ts';

/**
 * Signs a visitor in. The gateway keeps the operator's token; the browser learns who it is.
 *
 * Shape:  `LoginResult`.
 * Errors: `operator_refused` (its value says whether a captcha is needed now), `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Login request", §4 "Login", §7.
 */
export const loginV2 = defineCall<LoginRequest, LoginResult>({
  name: 'loginV2', method: 'POST', path: '/wps/session/login', token: false, encrypted: true, idempotent: false,
  timeoutMs: 10_000, rate: 'sensitive', schemas: { request: 'account#LoginRequest', reply: 'account#LoginReply' }, session: 'opens',
});

/**
 * A captcha image.
 *
 * Shape:  `CaptchaReply`, a PNG in base64.
 * Errors: `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Captcha response", §4 "Login", §7.
 */
export const captcha = defineCall<CaptchaRequest, CaptchaReply>({
  name: 'captcha', method: 'GET', path: '/wps/captcha', token: false, encrypted: false, idempotent: false,
  timeoutMs: 5_000, rate: 'sensitive', schemas: { request: 'account#CaptchaRequest', reply: 'account#CaptchaReply' },
});

/**
 * Ends the member's session here and at the operator.
 *
 * Shape:  nothing.
 * Errors: none that keeps the session alive: the gateway forgets it whatever the operator says.
 * Source: product-spec §4 "Logout", §7.
 */
export const logout = defineCall<LogoutRequest, LogoutReply>({
  name: 'logout', method: 'DELETE', path: '/wps/session/logout', token: true, encrypted: false, idempotent: false,
  timeoutMs: 5_000, rate: 'write', schemas: { request: 'account#LogoutRequest', reply: 'account#LogoutReply' }, session: 'closes',
});

/**
 * The signed-in member.
 *
 * Shape:  `MemberInfo`.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Member info", §7.
 */
export const getMemberInfo = defineCall<MemberInfoRequest, MemberInfo>({
  name: 'getMemberInfo', method: 'GET', path: '/wps/member/info', token: true, encrypted: false, idempotent: true,
  timeoutMs: 5_000, rate: 'read', schemas: { request: 'account#MemberInfoRequest', reply: 'account#MemberInfo' },
});
