import type {
  CaptchaReply,
  CaptchaRequest,
  FirstLoginReply,
  FirstLoginRequest,
  ForgetLoginReply,
  ForgetLoginRequest,
  FreePlayRequest,
  LoginInfo,
  LoginInfoRequest,
  LoginReply,
  LoginRequest,
  LoginResult,
  ResumeRequest,
  SocialLoginRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Signs a visitor in. The gateway keeps the operator's token; the browser learns who it is.
 *
 * Shape:  `LoginResult`.
 * Errors: `operator_refused` (its value says whether a captcha is needed now), `not_member` or
 *         `not_agent` for an account the login is not for, `bot_check` unless it is by SMS,
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
 * Signs in again who wanted to be remembered. The gateway has what that needs, in a sealed cookie
 * that counts once, and makes the login of it.
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
 * Forgets who wanted to be remembered: the name too.
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
 * Signs a visitor in to a trial account, made for it.
 *
 * Shape:  `LoginResult`, whose session is a trial.
 * Errors: `operator_refused`, `too_many_requests`, `upstream_failed`, `upstream_timeout`.
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
  headers: { 'gateway-version': '3' },
  proofField: 'token',
});

/**
 * Signs in whom a provider of accounts vouches for; who is new becomes a member. The gateway alone
 * makes it, once it has the provider's word: from a browser it would be a claim that anybody can
 * make.
 *
 * Shape:  `LoginReply`, as the operator sends it.
 * Errors: `operator_refused`, `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: requirements LOGN-14; the path is our choice.
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
 * Tells the operator that the member's first login was seen. Asking twice does what asking once
 * does.
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

/**
 * What a member wants to know after a login: the one before, and what is there for it.
 *
 * Shape:  `LoginInfo`, of which an operator may leave out anything.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: SESS-12, LOGN-06, CALL-17. Method, path and request are our choice: the source passes the
 *         login's value, which never reaches a browser here.
 */
export const loginInfo = defineCall<LoginInfoRequest, LoginInfo>({
  name: 'loginInfo',
  path: '/wps/member/loginInfo',
  token: true,
  replySchema: 'LoginInfo',
});
