import type {
  CaptchaReply,
  CaptchaRequest,
  FirstLoginReply,
  FirstLoginRequest,
  ForgetLoginReply,
  ForgetLoginRequest,
  FreePlayRequest,
  LoginReply,
  LoginRequest,
  LoginResult,
  ResumeRequest,
  SocialLoginRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Signs a visitor in. The gateway keeps the operator's token; the browser receives only the
 * account's data.
 *
 * Shape:  `LoginResult`.
 * Errors: `operator_refused` (its value states whether a captcha is now needed), `not_member` or
 *         `not_agent` for an account of the wrong kind, `bot_check` except for SMS logins,
 *         `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: LOGN-05, LOGN-16, LOGN-20, LOGN-21.
 */
export const loginV2 = defineCall<LoginRequest, LoginResult>({
  name: 'loginV2',
  method: 'POST',
  path: '/wps/session/login',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  requestSchema: 'LoginRequest',
  replySchema: 'LoginReply',
  session: 'opens',
  ownFields: ['remember', 'audience'],
  botCheck: { exceptType: 'sms' },
});

/**
 * Signs in a visitor who chose "remember me". The gateway restores the login from a sealed
 * single-use cookie.
 *
 * Shape:  `LoginResult`.
 * Errors: `not_remembered`; else those of `loginV2`.
 * Source: LOGN-12.
 */
export const resumeLogin = defineCall<ResumeRequest, LoginResult>({
  name: 'resumeLogin',
  method: 'POST',
  path: '/_livery/resume',
  timeoutMs: 10_000,
  rate: 'sensitive',
  requestSchema: 'ResumeRequest',
  replySchema: 'LoginResult',
});

/**
 * Forgets the remembered login, including the username.
 *
 * Shape:  nothing.
 * Errors: `too_many_requests`.
 * Source: LOGN-12.
 */
export const forgetLogin = defineCall<ForgetLoginRequest, ForgetLoginReply>({
  name: 'forgetLogin',
  method: 'DELETE',
  path: '/_livery/resume',
  rate: 'write',
});

/**
 * Creates a trial account and signs the visitor in to it.
 *
 * Shape:  `LoginResult`, whose session is a trial.
 * Errors: `operator_refused`, `bot_check`, `too_many_requests`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: LOGN-13, CALL-04.
 */
export const loginFreePlay = defineCall<FreePlayRequest, LoginResult>({
  name: 'loginFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  timeoutMs: 10_000,
  rate: 'sensitive',
  requestSchema: 'FreePlayRequest',
  replySchema: 'LoginReply',
  session: 'opens',
  complete: (site, request) => ({ ...request, platform: site.platform }),
  botCheck: true,
  // The operator's specification has no field for it.
  ownFields: ['challengeResult'],
  headers: { 'gateway-version': '3' },
  proofField: 'token',
});

/**
 * Signs in an account that an identity provider has authenticated; a new account becomes a member.
 * Only the gateway makes this call, after the provider's confirmation, because a browser could
 * forge the claim.
 *
 * Shape:  `LoginReply`, as the operator sends it.
 * Errors: `operator_refused`, `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: LOGN-14; the path is our choice.
 */
export const loginSocial = defineCall<SocialLoginRequest, LoginReply>({
  name: 'loginSocial',
  method: 'POST',
  path: '/wps/session/login/social',
  timeoutMs: 10_000,
  rate: 'sensitive',
  requestSchema: 'SocialLoginRequest',
  replySchema: 'LoginReply',
  session: 'opens',
  from: 'gateway',
});

/**
 * A captcha image.
 *
 * Shape:  `CaptchaReply`, a PNG in base64.
 * Errors: `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: LOGN-10, CALL-04.
 */
export const captcha = defineCall<CaptchaRequest, CaptchaReply>({
  name: 'captcha',
  path: '/wps/captcha',
  idempotent: false,
  rate: 'sensitive',
});

/**
 * Marks the member's first login as seen at the operator. The call is idempotent.
 *
 * Shape:  nothing.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: LOGN-07, CALL-17. Method and path are our choice: the source has neither.
 */
export const firstLogin = defineCall<FirstLoginRequest, FirstLoginReply>({
  name: 'firstLogin',
  method: 'POST',
  path: '/wps/member/firstLogin',
  token: true,
  rate: 'write',
});
