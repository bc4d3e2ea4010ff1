import type { RegisterRequest } from '@livery/model';
import type { RegisterMethod } from './RegisterStore.ts';

/** What a person may type of a registration; the rest is added when it is sent. */
const typed = [
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
] as const satisfies readonly (keyof RegisterRequest)[];

/** A registration as it stands. */
export interface Registering {
  readonly method: RegisterMethod | undefined;
  /** What is sent of a field; nothing of one that is not shown. */
  readonly sent: (name: string) => string;
  /** Of the country that is chosen. */
  readonly dialling: Pick<RegisterRequest, 'countryDialingCode'>;
  readonly captchaId: string | undefined;
  /** The affiliate's code of the page's address, and the one the operator accepted. */
  readonly affiliate: {
    readonly linked: string | undefined;
    readonly accepted: string | undefined;
  };
  /** Given where a third party verified the number: it takes the place of a code. */
  readonly idToken: string;
  readonly byThirdParty: boolean;
  readonly registerUrl: string;
}

/** What is sent of a registration. Source: product-spec §3 "Registration payload". */
export function registrationRequest({
  method,
  sent,
  dialling,
  captchaId,
  affiliate: { accepted, linked },
  idToken,
  byThirdParty,
  registerUrl,
}: Registering): RegisterRequest {
  const values = Object.fromEntries(
    typed
      .filter((name) => !(name === 'verificationCode' && byThirdParty))
      .map((name) => [name, sent(name)])
      .filter(([, value]) => value !== ''),
  );
  const affiliateCode = accepted ?? values.affiliateCode;
  return {
    ...values,
    // Source: product-spec §4 "The mobile method sets the username to the mobile number".
    username: method === 'mobile' ? sent('mobileNum') : sent('username'),
    ...(values.mobileNum !== undefined && dialling),
    ...(values.captcha !== undefined && { captchaId: captchaId ?? '' }),
    ...(affiliateCode !== undefined && { affiliateCode }),
    ...(affiliateCode !== undefined && affiliateCode === linked && { referralCode: affiliateCode }),
    // Source: product-spec §3 "for third-party phone verification a channel field 'sms' and an
    //         id-token field".
    ...(idToken !== '' && { channel: 'sms', idToken }),
    // Longer than an address that is sent may be: it says nothing a shorter one would not.
    registerUrl: registerUrl.slice(0, 2048),
  };
}
