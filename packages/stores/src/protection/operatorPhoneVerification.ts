import { ApiError, confirmPhoneCode, sendPhoneCode, type ApiClient } from '@livery/api';
import { refusalOf } from '@livery/model';
import {
  PhoneError,
  type PhoneErrorCode,
  type PhoneVerification,
} from '../core/PhoneVerification.ts';

/** Creates the embedded verifier, which uses two calls of the operator. */
export function operatorPhoneVerification(api: ApiClient): PhoneVerification {
  let verificationId: string | undefined;
  return {
    async send(number) {
      verificationId = undefined;
      ({ verificationId } = await api.call(sendPhoneCode, number).catch(fail));
    },
    async confirm(code) {
      if (verificationId === undefined) throw new PhoneError('wrongCode');
      return (
        await api.call(confirmPhoneCode, { verificationId, code: code.slice(0, 16) }).catch(fail)
      ).idToken;
    },
  };
}

/** Errors without a reply of the verifier; their own messages are more precise. */
const unansweredCodes: readonly ApiError['code'][] = [
  'network_failed',
  'network_timeout',
  'aborted',
  'upstream_failed',
  'upstream_timeout',
  'upstream_busy',
];
const codes: Readonly<Partial<Record<ApiError['code'], PhoneErrorCode>>> = {
  bot_check: 'captchaFailed',
  too_many_requests: 'tooManyRequests',
  forbidden: 'notAllowed',
  restricted: 'notAllowed',
};

function fail(error: unknown): never {
  if (!(error instanceof ApiError) || unansweredCodes.includes(error.code)) throw error;
  throw new PhoneError(refusalOf(error.value).phone ?? codes[error.code] ?? 'unknown', error);
}
