/** Returns the median; of an even number of values, the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Returns the median of the ratios of samples from the same round, so that temporary slowness of
 * the machine affects both.
 */
export function compareSamples(samples: readonly number[], limits: readonly number[]): number {
  return median(samples.map((sample, round) => sample / (limits[round] ?? Number.NaN)));
}
