/** What may be staked and won in one order, in minor units. Source: ours. */
export const betLimits = {
  /** Prices of one bet. */
  unitsMinor: [20, 100, 200, 1_000],
  maxMultiple: 999,
  minStakeMinor: 20,
  maxStakeMinor: 2_000_000,
  maxPrizeMinor: 50_000_000,
} as const;
