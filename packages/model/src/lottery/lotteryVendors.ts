import type { SiteDocument } from '../generated/documents.gen.ts';

/** Providers of lotteries. Source: LOTT-04. */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

/** Where the games of a provider are played. Source: LOTT-04, LOTT-06. */
export type LotteryBetting = 'site' | 'operator';

/**
 * Returns whether a provider's lotteries are played on the site's own lottery page or in the
 * operator's lobby; `undefined` for a provider without lotteries.
 */
export function lotteryBettingOf(
  { lottery }: Pick<SiteDocument, 'lottery'>,
  vendorCode: string,
): LotteryBetting | undefined {
  if (!lotteryVendors.includes(vendorCode)) return undefined;
  return lottery.operatorLobbies.includes(vendorCode) ? 'operator' : 'site';
}
