/** What a verifier of phone numbers says no with. Source: SMSC-07 to SMSC-09. */
export const phoneFaults = [
  // The number cannot be one.
  'invalidNumber',
  // There is no number.
  'missingNumber',
  // Too many codes, or too many tries: nothing goes for five minutes.
  'tooManyRequests',
  // The code is not the one that was sent, or there is none.
  'wrongCode',
  // The code was right once: another one has to be sent.
  'codeExpired',
  // The bot check failed, or the site may not ask.
  'captchaFailed',
  // No more codes are sent for now, to nobody of the brand.
  'quotaExceeded',
  // The verifier does not do this for the brand.
  'notAllowed',
] as const;

/** One of {@link phoneFaults}. */
export type PhoneFault = (typeof phoneFaults)[number];
