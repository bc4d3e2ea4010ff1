import type { AmountMeaning } from './AmountMeaning.ts';
import { decimalOf, decimalText, rounded } from './Decimal.ts';

/**
 * Returns an amount in major units as plain text with exactly so many decimals: `-1234.50`.
 *
 * @param digits decimals of the currency, 0 to 8.
 */
export function amountText(amount: number, digits: number, meaning: AmountMeaning): string {
  return decimalText(rounded(decimalOf(amount), digits, meaning), digits);
}

/** Returns an amount in major units as whole minor units. */
export function minorUnitsOf(amount: number, digits: number, meaning: AmountMeaning): number {
  return Number(amountText(amount, digits, meaning).replace('.', ''));
}
