import type { PhoneError, RootStore } from '@livery/stores';

/** Returns the message of a failed verification of a phone number. */
export function phoneErrorText({ locale, site }: RootStore, { textKey }: PhoneError): string {
  return locale.t(textKey, { minutes: site.config.site.sms.tooManyRequestsLockMinutes });
}
