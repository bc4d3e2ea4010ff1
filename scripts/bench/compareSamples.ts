/** The middle value; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The median of the ratios of samples taken in the same round, so that a slow spell of the machine
 * weighs on both.
 */
export function compareSamples(samples: readonly number[], limits: readonly number[]): number {
  return median(samples.map((sample, round) => sample / (limits[round] ?? Number.NaN)));
}
