/**
 * Returns the payout of a slip if all legs win: stake times all odds, rounded down to a minor unit.
 */
export function slipReturnMinor(stakeMinor: number, oddsHundredths: readonly number[]): number {
  const product = oddsHundredths.reduce(
    (product, odds) => product * BigInt(odds),
    BigInt(stakeMinor),
  );
  return Number(product / 100n ** BigInt(oddsHundredths.length));
}

/** Maximum payout of a slip. */
export const mostReturnMinor = 100_000_000;
