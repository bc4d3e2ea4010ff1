import type { Merchant } from './Merchant.ts';
import { profileOf } from './merchantProfiles.ts';

/** Returns the number of minor units in one major unit of the merchant's currency. */
export function perMajorOf({ profile }: Pick<Merchant, 'profile'>): number {
  return 10 ** profileOf(profile).currency.minorDigits;
}
