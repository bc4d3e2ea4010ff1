import type { RegisterValidator } from '@livery/model';
import type { CodecName } from '../core/bodyOpeners.ts';
import { registerValidators } from './registerValidators.ts';

/** What of a merchant is agreed once and never switched. */
export interface MerchantProfile {
  readonly displayName: string;
  /** Game categories in the order of its menu; what it does not name follows. */
  readonly lanes: readonly string[];
  /** Vendors it puts first in their category. */
  readonly featured: readonly string[];
  /** Of its own country: what a number has that comes without one. */
  readonly dialingCode: string;
  /** How its encrypted calls have to come. */
  readonly codec: CodecName;
  /** The money its games are played for: the code, and the digits of its minor unit. */
  readonly currency: { readonly code: string; readonly minorDigits: number };
  readonly validators: readonly RegisterValidator[];
}

/**
 * The profiles by name. The merchants of these names are there from the start; others are made
 * after one of them.
 */
export const merchantProfiles: Readonly<Record<string, MerchantProfile>> = {
  LAGOON: {
    displayName: 'Lagoon (demonstration)',
    lanes: ['RNG', 'LIVE', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'SPORTS'],
    featured: ['SVCN', 'LMHW', 'GDPL', 'RFWD', 'DLWL'],
    dialingCode: '+63',
    codec: 'none',
    currency: { code: 'PHP', minorDigits: 2 },
    validators: registerValidators({
      required: ['payeeName'],
      offered: ['mobileNum', 'email', 'referralCode', 'affiliateCode'],
    }),
  },
  IRONFIELD: {
    displayName: 'Ironfield (demonstration)',
    lanes: ['SPORTS', 'ELOTT', 'LOTT', 'RNG', 'LIVE', 'FISH', 'PVP'],
    featured: ['ODMW', 'TF', 'FB', 'LOTT', 'DRWN', 'QBRK'],
    dialingCode: '+63',
    codec: 'aes-256-gcm',
    currency: { code: 'PHP', minorDigits: 2 },
    validators: registerValidators({
      required: ['payeeName', 'mobileNum', 'paymentPassword'],
      offered: ['email', 'whatsapp', 'affiliateCode', 'captcha'],
    }),
  },
};

/** The profile of a merchant; one that is unknown is an error of the sandbox itself. */
export function profileOf(name: string): MerchantProfile {
  const profile = merchantProfiles[name];
  if (!profile)
    throw new Error(
      `There is no merchant profile "${name}". Known: ${Object.keys(merchantProfiles).join(', ')}.`,
    );
  return profile;
}
