import type { PhoneFault } from '@livery/model';

/**
 * Test numbers for which the demonstration verifier replies with a fault, as the test numbers of
 * real verifiers do. They make faults visible that user input cannot cause. `unnamed` is a refusal
 * without a reason.
 */
export const trialNumbers: Readonly<Record<string, PhoneFault | 'unnamed'>> = {
  9000000001: 'invalidNumber',
  9000000002: 'missingNumber',
  9000000003: 'captchaFailed',
  9000000004: 'notAllowed',
  9000000005: 'quotaExceeded',
  9000000006: 'unnamed',
};
