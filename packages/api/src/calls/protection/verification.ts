import type {
  CodeReply,
  ConfirmPhoneCodeRequest,
  CountryCodesReply,
  CountryCodesRequest,
  LoginCodeRequest,
  PhoneCodeReply,
  PhoneProof,
  RegisterCodeRequest,
  SendPhoneCodeRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Sends a code by SMS for a sign-in or a new password. Only members receive one, but the reply is
 * the same for every number, so that it does not reveal which numbers belong to members.
 *
 * Shape:  `{ expiredMinutes }`.
 * Units:  `expiredMinutes` is the validity of the code in minutes.
 * Errors: `operator_refused` with the operator's message, `bot_check`, `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: SMSC-04, CALL-17.
 */
export const getLoginCode = defineCall<LoginCodeRequest, CodeReply>({
  name: 'getLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'CodeReply',
  botCheck: true,
});

/**
 * Sends a code by SMS for a registration.
 *
 * Shape:  `{ expiredMinutes }`.
 * Units:  `expiredMinutes` is the validity of the code in minutes.
 * Errors: `operator_refused` with the operator's message, `bot_check`, `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: SMSC-04, CALL-04.
 */
export const getRegisterCode = defineCall<RegisterCodeRequest, CodeReply>({
  name: 'getRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'CodeReply',
  botCheck: true,
});

/**
 * The countries whose mobile numbers the operator accepts.
 *
 * Shape:  `{ countries }`.
 * Errors: `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: LOGN-15, CALL-17. Method and path are our choice: the source names neither.
 */
export const getCountryCode = defineCall<CountryCodesRequest, CountryCodesReply>({
  name: 'getCountryCode',
  path: '/wps/system/countryCode',
  guestCacheMs: 300_000,
  timeoutMs: 3_000,
  requestSchema: 'CountryCodesRequest',
  replySchema: 'CountryCodesReply',
});

/**
 * Sends a code by SMS through the embedded verifier of phone numbers.
 *
 * Shape:  `{ verificationId }`, which {@link confirmPhoneCode} requires.
 * Errors: `operator_refused`, whose value names the fault (`phone`); `bot_check`,
 *         `too_many_requests`, `upstream_failed`, `upstream_timeout`.
 * Source: SMSC-06 to SMSC-09. The call is our own: the source leaves the verifier to its vendor.
 */
export const sendPhoneCode = defineCall<SendPhoneCodeRequest, PhoneCodeReply>({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/wps/verification/phone/code',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'PhoneCodeReply',
  botCheck: true,
});

/**
 * Confirms a code that the embedded verifier sent.
 *
 * Shape:  `{ idToken }`: proves the number once, within ten minutes.
 * Errors: `operator_refused`, whose value names the fault (`phone`); `too_many_requests`,
 *         `upstream_failed`, `upstream_timeout`.
 * Source: as {@link sendPhoneCode}; also our own call.
 */
export const confirmPhoneCode = defineCall<ConfirmPhoneCodeRequest, PhoneProof>({
  name: 'confirmPhoneCode',
  method: 'POST',
  path: '/wps/verification/phone/proof',
  timeoutMs: 10_000,
  rate: 'sensitive',
  replySchema: 'PhoneProof',
});
