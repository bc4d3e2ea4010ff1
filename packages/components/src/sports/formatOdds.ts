/** Returns decimal odds as text: two decimals, or three if the operator sends three. */
export function formatOdds(odds: number): string {
  return odds.toFixed(3).replace(/0$/, '');
}
