import { toMobileNumber, type MobileNumber } from '../core/MobileNumber.ts';
import { checkValue } from './checkValue.ts';
import { countries } from './countries.ts';
import { profileOf } from './merchantProfiles.ts';
import type { Merchant } from './Merchant.ts';

/**
 * Reads the mobile number of a request; undefined when the merchant does not accept it. The default
 * dialling code is that of the merchant's own country.
 */
export function readMobileNumber(
  { profile }: Merchant,
  typed: string,
  countryDialingCode: string | undefined,
): MobileNumber | undefined {
  const { dialingCode, validators } = profileOf(profile);
  const rule = validators.find(({ field }) => field === 'mobileNum');
  const mobile = toMobileNumber(countryDialingCode ?? dialingCode, typed);
  const isOffered = countries.some((country) => country.countryDialingCode === mobile.dialingCode);
  return isOffered && rule && checkValue(rule, typed.trim()) === undefined ? mobile : undefined;
}
