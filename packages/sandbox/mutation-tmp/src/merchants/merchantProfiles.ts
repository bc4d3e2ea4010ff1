import type { RegisterValidator } from '@livery/contract';
import { registerValidators } from './registerValidators.ts';

/** What of a merchant is agreed once and never switched. */
export interface MerchantProfile {
  readonly displayName: string;
  /** Game categories in the order of its menu; what it does not name follows. */
  readonly lanes: readonly string[];
  /** Vendors it puts first in their category. */
  readonly featured: readonly string[];
  readonly validators: readonly RegisterValidator[];
}

/** The profiles by name. The merchants of these names are there from the start; others are made after one of them. */
export const merchantProfiles: Readonly<Record<string, MerchantProfile>> = {
  LAGOON: {
    displayName: 'Lagoon (demonstration)',
    lanes: ['RNG', 'LIVE', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'SPORTS'],
    featured: ['SVCN', 'LMHW', 'GDPL', 'RFWD', 'DLWL'],
    validators: registerValidators({ required: ['payeeName'], offered: ['mobileNum', 'email', 'referralCode', 'affiliateCode'] }),
  },
  IRONFIELD: {
    displayName: 'Ironfield (demonstration)',
    lanes: ['SPORTS', 'ELOTT', 'LOTT', 'RNG', 'LIVE', 'FISH', 'PVP'],
    featured: ['ODMW', 'TF', 'FB', 'LOTT', 'DRWN', 'QBRK'],
    validators: registerValidators({ required: ['payeeName', 'mobileNum', 'paymentPassword'], offered: ['email', 'whatsapp', 'affiliateCode', 'captcha'] }),
  },
};

/** The profile of a merchant; one that is unknown is an error of the sandbox itself. */
export function profileOf(name: string): MerchantProfile {
  const profile = merchantProfiles[name];
  if (!profile) throw new Error(`There is no merchant profile "${name}". Known: ${Object.keys(merchantProfiles).join(', ')}.`);
  return profile;
}
