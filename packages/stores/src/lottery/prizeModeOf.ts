import type { GameCategory, LottPrizeMode, PublicSiteDocument } from '@livery/model';

const elottVendors = ['TCG_LOTTO_VN', 'LOTT'];

/** Returns the prize mode for lottery calls. Source: LOBB-10. */
export function prizeModeOf(
  categories: readonly GameCategory[],
  { elott, lott }: PublicSiteDocument['prizeModes'],
): LottPrizeMode {
  const vendors = categories.find(({ gameType }) => gameType === 'ELOTT')?.vendors ?? [];
  return vendors.some(({ vassalage }) => elottVendors.includes(vassalage)) ? elott : lott;
}
