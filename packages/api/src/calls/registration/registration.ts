import type {
  AffiliateReply,
  AffiliateRequest,
  LoginResult,
  RegisterRequest,
  SetRegisterReply,
  SetRegisterRequest,
} from '@livery/model';
import { defineCall, type CallSite } from '../../Call.ts';

/** What every registration carries of its own. Source: product-spec §3 "Registration payload". */
function completeRegistration(site: CallSite, request: RegisterRequest): RegisterRequest {
  return {
    ...request,
    ...(site.host === undefined ? {} : { domain: site.host }),
    registerMethod: 'WEB',
    login: true,
  };
}

/**
 * Makes a member with a username, and signs it in.
 *
 * Shape:  `LoginResult`.
 * Errors: `operator_refused` (its value names the fields that are refused, and says whether a
 *         captcha is needed), `bot_check`, `too_many_requests`, `upstream_failed`,
 *         `upstream_timeout`, `visitor_unknown` while the operator has not said whether it lets the
 *         visitor in.
 * Source: product-spec §3 "Registration payload", §4 "Registration", §7 "register PUT".
 */
export const register = defineCall<RegisterRequest, LoginResult>({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  token: false,
  encrypted: true,
  idempotent: false,
  timeoutMs: 10_000,
  rate: 'sensitive',
  schemas: { request: 'registration#RegisterRequest', reply: 'account#LoginReply' },
  session: 'opens',
  needsState: true,
  complete: completeRegistration,
  botCheck: true,
});

/**
 * Makes a member with a mobile number, which becomes its username, and signs it in.
 *
 * Shape:  `LoginResult`.
 * Errors: as {@link register}.
 * Source: product-spec §4 "Registration", §7 "register by mobile PUT".
 */
export const registerByMobile = defineCall<RegisterRequest, LoginResult>({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  token: false,
  encrypted: true,
  idempotent: false,
  timeoutMs: 10_000,
  rate: 'sensitive',
  schemas: { request: 'registration#RegisterRequest', reply: 'account#LoginReply' },
  session: 'opens',
  needsState: true,
  complete: completeRegistration,
  botCheck: true,
});

/**
 * Whether an affiliate's code is valid on this site.
 *
 * Shape:  nothing.
 * Errors: `operator_refused` for a code that is not; `too_many_requests`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: product-spec §3 "Affiliate check", §4 "Registration", §7 "affiliate GET".
 */
export const checkAffiliate = defineCall<AffiliateRequest, AffiliateReply>({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  token: false,
  encrypted: false,
  idempotent: true,
  timeoutMs: 5_000,
  rate: 'write',
  schemas: { request: 'registration#AffiliateRequest', reply: 'registration#AffiliateReply' },
  complete: (site, request) =>
    site.host === undefined ? request : { ...request, domain: site.host },
});

/**
 * The rules of the registration form's fields.
 *
 * Shape:  `{ validators }`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: product-spec §3 "Per-field registration validation settings", §7 "set-register GET".
 */
export const getSetRegister = defineCall<SetRegisterRequest, SetRegisterReply>({
  name: 'getSetRegister',
  method: 'GET',
  path: '/wps/system/setting/register',
  token: false,
  encrypted: false,
  idempotent: true,
  timeoutMs: 3_000,
  rate: 'read',
  schemas: { request: 'system#SetRegisterRequest', reply: 'system#SetRegisterReply' },
});
