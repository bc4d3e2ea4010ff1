import { median } from '../compareSamples.ts';

/** Value of a measurement after an amount of work. */
export interface Point {
  readonly work: number;
  readonly value: number;
}

/**
 * Returns the growth of the value with one unit of work: the median of the slopes between all pairs
 * of points (Theil and Sen), which single measurements cannot change, such as one with a cache half
 * full.
 */
export function slopeOf(points: readonly Point[]): number {
  return median(
    points.flatMap((first, index) =>
      points
        .slice(index + 1)
        .map((second) => (second.value - first.value) / (second.work - first.work)),
    ),
  );
}
