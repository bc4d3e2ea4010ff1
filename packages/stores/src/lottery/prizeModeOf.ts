import type { GameLane, PublicSiteDocument } from '@livery/model';

const elottVendors = ['TCG_LOTTO_VN', 'LOTT'];

/** The prize mode lottery calls are made with. Source: product-spec §4 "Prize mode". */
export function prizeModeOf(
  lanes: readonly GameLane[],
  { elott, lott }: PublicSiteDocument['prizeModes'],
): string {
  const vendors = lanes.find(({ gameType }) => gameType === 'ELOTT')?.vendors ?? [];
  return vendors.some(({ vassalage }) => elottVendors.includes(vassalage)) ? elott : lott;
}
