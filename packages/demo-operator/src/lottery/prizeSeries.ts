import type { LottPrizeMode } from '@livery/model';

/** Average returns of a stake of 2000. The values are this demonstration's own. Source: LOTT-09. */
export const prizeSeries: Readonly<Record<string, number>> = {
  Lott: 1900,
  ZY: 1860,
  Elott: 1920,
  SEA: 1880,
};

/**
 * Returns the average return of a stake of 2000; `undefined` for a prize mode of another operator.
 */
export function prizeSeriesOf(mode: LottPrizeMode): number | undefined {
  return Object.hasOwn(prizeSeries, mode) ? prizeSeries[mode] : undefined;
}
