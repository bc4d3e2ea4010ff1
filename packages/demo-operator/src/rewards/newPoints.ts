/** Valid bet in major units for which a member of the lowest rank earns one point. */
export const betPerPoint = 100;

/** Points of each rank for that bet, in tenths. */
const tenthsByRank = [10, 10, 12, 15, 18, 20];

/** Returns how many tenths of a point a rank earns for {@link betPerPoint}. */
export function pointTenthsOf(rankLevel: number): number {
  return tenthsByRank[Math.min(rankLevel, tenthsByRank.length - 1)] ?? 10;
}

/**
 * Converts bets to whole points. The remainder, in tenths of a minor unit, counts with the next
 * bets; it is negative after a stake was given back whose point was already earned.
 */
export function newPoints(
  remainder: number,
  betMinor: number,
  { rankLevel, perMajor }: { rankLevel: number; perMajor: number },
): { points: number; remainder: number } {
  const sum = remainder + betMinor * pointTenthsOf(rankLevel);
  const perPoint = betPerPoint * perMajor * 10;
  const points = Math.max(0, Math.floor(sum / perPoint));
  return { points, remainder: sum - points * perPoint };
}
