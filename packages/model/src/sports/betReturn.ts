import { decimalOf, decimalText, product, rounded } from '../core/amounts/Decimal.ts';

/**
 * Returns what a bet returns if all its selections win, in major units: the stake times all odds,
 * rounded down to the currency's decimals.
 *
 * @param odds decimal odds, stake included.
 * @param digits decimals of the currency, 0 to 8.
 */
export function betReturn(stake: number, odds: readonly number[], digits: number): number {
  const exact = odds.map(decimalOf).reduce(product, decimalOf(stake));
  return Number(decimalText(rounded(exact, digits, 'spendable'), digits));
}

/** Returns the decimal odds of a bet on several selections, rounded down to hundredths. */
export function combinedOdds(odds: readonly number[]): number {
  return betReturn(1, odds, 2);
}
