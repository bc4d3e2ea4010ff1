import type { GameCategory, GameVendor } from '@livery/model';

/** Which vendors one language shows as a single alternate brand. */
export interface AlternateVendor {
  vendors: readonly string[];
  vendorPrefix: string;
}

/** Whether a vendor is shown as the alternate brand. */
export function isAlternate(
  vendorCode: string,
  { vendors, vendorPrefix }: AlternateVendor,
): boolean {
  return vendors.includes(vendorCode) || vendorCode.startsWith(vendorPrefix);
}

/**
 * The categories with those vendors under one name. Several of one category become one, under the code of
 * the first and with the cards of all.
 *
 * Source: product-spec §9 "For TY, vendor BTI and vendors starting with TCG display as a single
 *         alternate-brand vendor".
 */
export function withAlternateVendor(
  categories: readonly GameCategory[],
  alternate: AlternateVendor,
  title: string,
): GameCategory[] {
  return categories.map(({ gameType, vendors }) => {
    const shown: GameVendor[] = [];
    let merged: GameVendor | undefined;
    for (const vendor of vendors) {
      if (!isAlternate(vendor.vassalage, alternate)) shown.push(vendor);
      else if (merged) merged.cards = [...(merged.cards ?? []), ...(vendor.cards ?? [])];
      else shown.push((merged = { ...vendor, title }));
    }
    return { gameType, vendors: shown };
  });
}
