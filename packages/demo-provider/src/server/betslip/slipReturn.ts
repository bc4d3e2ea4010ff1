/**
 * What a slip gives back if all of it wins: its stake times all odds, to the last minor unit that
 * is full.
 */
export function slipReturnMinor(stakeMinor: number, oddsHundredths: readonly number[]): number {
  const product = oddsHundredths.reduce(
    (product, odds) => product * BigInt(odds),
    BigInt(stakeMinor),
  );
  return Number(product / 100n ** BigInt(oddsHundredths.length));
}

/** No slip gives back more. */
export const mostReturnMinor = 100_000_000;
