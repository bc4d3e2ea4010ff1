import type { PhoneFault } from '@livery/model';

/**
 * Numbers the demonstration verifier answers with a fault, as the trial numbers of real ones: what
 * cannot be had by doing something wrong can be seen all the same. `unnamed` is a no without a
 * reason.
 */
export const trialNumbers: Readonly<Record<string, PhoneFault | 'unnamed'>> = {
  9000000001: 'invalidNumber',
  9000000002: 'missingNumber',
  9000000003: 'captchaFailed',
  9000000004: 'notAllowed',
  9000000005: 'quotaExceeded',
  9000000006: 'unnamed',
};
