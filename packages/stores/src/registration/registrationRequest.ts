import type { RegisterRequest, RegistrationDocument } from '@livery/model';
import type { RegisterMethod } from './RegisterStore.ts';

type FieldId = RegistrationDocument['fields'][number]['id'];

/** Fields that the visitor fills in; the others are added when the request is built. */
const inputFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const satisfies readonly (keyof RegisterRequest & FieldId)[];

/** State of the form from which the request is built. */
export interface RegistrationInput {
  readonly method: RegisterMethod | undefined;
  /** Returns the value of a field to send; empty for a hidden field. */
  readonly sent: (name: string) => string;
  /** Dialling code of the chosen country. */
  readonly dialling: Pick<RegisterRequest, 'countryDialingCode'>;
  /** Id of the captcha image, if it has one. */
  readonly captchaId: Pick<RegisterRequest, 'captchaId'>;
  /** The affiliate code of the link, and the one that the operator accepted. */
  readonly affiliate: {
    readonly linked: string | undefined;
    readonly accepted: string | undefined;
  };
  /** Token of a number verified by a third party, in place of a code; else empty. */
  readonly idToken: string;
  readonly byThirdParty: boolean;
  readonly registerUrl: string;
}

/** Builds the request of a registration. Source: REGI-03. */
export function registrationRequest({
  method,
  sent,
  dialling,
  captchaId,
  affiliate: { accepted, linked },
  idToken,
  byThirdParty,
  registerUrl,
}: RegistrationInput): RegisterRequest {
  const values = Object.fromEntries(
    inputFields
      .filter((name) => !(name === 'verificationCode' && byThirdParty))
      .map((name) => [name, sent(name)])
      .filter(([, value]) => value !== ''),
  );
  const affiliateCode = accepted ?? values.affiliateCode;
  return {
    ...values,
    // Source: REGI-08.
    username: method === 'mobile' ? sent('mobileNum') : sent('username'),
    ...(values.mobileNum !== undefined && dialling),
    ...(values.captcha !== undefined && captchaId),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(affiliateCode !== undefined && affiliateCode === linked && { referralCode: affiliateCode }),
    // Source: SMSC-06.
    ...(idToken !== '' && { channel: 'sms', idToken }),
    // Truncated to the maximum length of the field.
    registerUrl: registerUrl.slice(0, 2048),
  };
}
