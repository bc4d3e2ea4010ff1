import type { GameCategory, GameVendor } from '@livery/model';

/** Vendors that one language shows as a single alternate brand. */
export interface AlternateVendor {
  vendors: readonly string[];
  vendorPrefix: string;
}

/** Returns whether a vendor is shown as the alternate brand. */
export function isAlternate(
  vendorCode: string,
  { vendors, vendorPrefix }: AlternateVendor,
): boolean {
  return vendors.includes(vendorCode) || vendorCode.startsWith(vendorPrefix);
}

/**
 * Merges the alternate vendors of each category into one vendor with the code of the first and the
 * cards of all.
 *
 * Source: LOBB-11.
 */
export function withAlternateVendor(
  categories: readonly GameCategory[],
  alternate: AlternateVendor,
  title: string,
): GameCategory[] {
  return categories.map(({ gameType, vendors }) => {
    const result: GameVendor[] = [];
    let merged: GameVendor | undefined;
    for (const vendor of vendors) {
      if (!isAlternate(vendor.vassalage, alternate)) result.push(vendor);
      else if (merged) merged.cards = [...(merged.cards ?? []), ...(vendor.cards ?? [])];
      else result.push((merged = { ...vendor, title }));
    }
    return { gameType, vendors: result };
  });
}
