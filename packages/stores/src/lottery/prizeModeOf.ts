import type { GameCategory, PublicSiteDocument } from '@livery/model';

const elottVendors = ['TCG_LOTTO_VN', 'LOTT'];

/** The prize mode lottery calls are made with. Source: product-spec §4 "Prize mode". */
export function prizeModeOf(
  categories: readonly GameCategory[],
  { elott, lott }: PublicSiteDocument['prizeModes'],
): string {
  const vendors = categories.find(({ gameType }) => gameType === 'ELOTT')?.vendors ?? [];
  return vendors.some(({ vassalage }) => elottVendors.includes(vassalage)) ? elott : lott;
}
