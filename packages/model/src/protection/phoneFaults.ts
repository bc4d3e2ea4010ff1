/** Errors of a verifier of phone numbers. Source: SMSC-07 to SMSC-09. */
export const phoneFaults = [
  // The phone number is not valid.
  'invalidNumber',
  // The phone number is missing.
  'missingNumber',
  // Too many codes or attempts: blocked for five minutes.
  'tooManyRequests',
  // The code is wrong or missing.
  'wrongCode',
  // The code has expired: a new one has to be sent.
  'codeExpired',
  // The bot check failed, or the site is not allowed to use the verifier.
  'captchaFailed',
  // The brand's quota is used up: no more codes are sent for now.
  'quotaExceeded',
  // The verifier is not enabled for the brand.
  'notAllowed',
] as const;

/** One of {@link phoneFaults}. */
export type PhoneFault = (typeof phoneFaults)[number];
