/**
 * Limits of one order's stake and prize, in minor units. The values are this demonstration's own.
 */
export const betLimits = {
  /** Prices of a single bet. */
  unitsMinor: [20, 100, 200, 1_000],
  maxMultiple: 999,
  minStakeMinor: 20,
  maxStakeMinor: 2_000_000,
  maxPrizeMinor: 50_000_000,
} as const;
