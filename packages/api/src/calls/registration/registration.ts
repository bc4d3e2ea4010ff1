import type {
  AffiliateReply,
  AffiliateRequest,
  LoginResult,
  RegisterRequest,
  SetRegisterReply,
  SetRegisterRequest,
} from '@livery/model';
import { defineCall, type CallSite } from '../../Call.ts';

/** Adds the fields that every registration sends. Source: REGI-03. */
function completeRegistration(site: CallSite, request: RegisterRequest): RegisterRequest {
  return {
    ...request,
    ...(site.host === undefined ? {} : { domain: site.host }),
    registerMethod: 'WEB',
    login: true,
  };
}

/**
 * Registers a member with a username, and signs the member in.
 *
 * Shape:  `LoginResult`.
 * Errors: `operator_refused` (its value names the rejected fields and whether a captcha is needed),
 *         `bot_check`, `too_many_requests`, `upstream_failed`, `upstream_timeout`,
 *         `visitor_unknown` until the operator has reported whether the visitor is admitted.
 * Source: REGI-03, REGI-07, REGI-13.
 */
export const register = defineCall<RegisterRequest, LoginResult>({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'LoginReply',
  session: 'opens',
  needsState: true,
  complete: completeRegistration,
  botCheck: true,
});

/**
 * Registers a member with a mobile number as username, and signs the member in.
 *
 * Shape:  `LoginResult`.
 * Errors: as {@link register}.
 * Source: REGI-08, REGI-13.
 */
export const registerByMobile = defineCall<RegisterRequest, LoginResult>({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  encrypted: true,
  timeoutMs: 10_000,
  rate: 'sensitive',
  requestSchema: 'RegisterRequest',
  replySchema: 'LoginReply',
  session: 'opens',
  needsState: true,
  complete: completeRegistration,
  botCheck: true,
});

/**
 * Checks whether an affiliate's code is valid on this site.
 *
 * Shape:  nothing.
 * Errors: `operator_refused` for an invalid code; `too_many_requests`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: REGI-07, REGI-09, CALL-04.
 */
export const checkAffiliate = defineCall<AffiliateRequest, AffiliateReply>({
  name: 'checkAffiliate',
  path: '/wps/agent/affiliate',
  rate: 'write',
  requestSchema: 'AffiliateRequest',
  replySchema: 'AffiliateReply',
  complete: (site, request) =>
    site.host === undefined ? request : { ...request, domain: site.host },
});

/**
 * The rules of the registration form's fields.
 *
 * Shape:  `{ validators }`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: REGI-02, CALL-04.
 */
export const getSetRegister = defineCall<SetRegisterRequest, SetRegisterReply>({
  name: 'getSetRegister',
  path: '/wps/system/setting/register',
  timeoutMs: 3_000,
});
