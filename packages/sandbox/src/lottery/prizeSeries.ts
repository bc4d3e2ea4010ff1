import type { LottPrizeMode } from '@livery/model';

/**
 * Average return of a stake of 2000, by prize mode. Names: LOTT-09; the values are this
 * demonstration's own.
 */
export const prizeSeries: Readonly<Record<LottPrizeMode, number>> = {
  Lott: 1900,
  ZY: 1860,
  Elott: 1920,
  SEA: 1880,
};
