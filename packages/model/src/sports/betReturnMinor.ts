/** Odds have at most three decimals. */
const perUnit = 1_000;

/**
 * Returns what a bet returns if all its selections win: the stake times all odds, rounded down to a
 * minor unit. Exact for all amounts, because the product may exceed what a double represents.
 *
 * @param stakeMinor stake in minor units.
 * @param odds decimal odds, stake included.
 */
export function betReturnMinor(stakeMinor: number, odds: readonly number[]): number {
  const product = odds.reduce(
    (total, each) => total * BigInt(Math.round(each * perUnit)),
    BigInt(stakeMinor),
  );
  return Number(product / BigInt(perUnit) ** BigInt(odds.length));
}

/** Returns the decimal odds of a bet on several selections, rounded down to hundredths. */
export function combinedOdds(odds: readonly number[]): number {
  return betReturnMinor(100, odds) / 100;
}
