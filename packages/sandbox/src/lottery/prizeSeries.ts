import type { LottPrizeMode } from '@livery/model';

/**
 * Of 2000 staked, so much comes back on average. The names: product-spec §9 "prize modes"; the
 * numbers are ours.
 */
export const prizeSeries: Readonly<Record<LottPrizeMode, number>> = {
  Lott: 1900,
  ZY: 1860,
  Elott: 1920,
  SEA: 1880,
};
