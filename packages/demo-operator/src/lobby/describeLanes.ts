import type { GameCategory, GameVendor } from '@livery/model';
import type { Vendor } from '@livery/demo-content/catalogue/vendors';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { offersGameType } from '../merchants/moduleTree.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';

/**
 * Builds a merchant's game menu: enabled categories in the merchant's order, featured vendors
 * first.
 */
export function describeLanes(catalogue: GameCatalogue, merchant: Merchant): GameCategory[] {
  const { lanes: order, featured } = profileOf(merchant.profile);
  const offered = catalogue.vendors.filter((vendor) =>
    offersGameType(merchant.modulesOff, catalogue.categoryOf(vendor)),
  );
  const byLane = Map.groupBy(offered, (vendor) => laneOf(catalogue, merchant, vendor));
  const names = [...order, ...[...byLane.keys()].filter((lane) => !order.includes(lane))];
  return names.flatMap((gameType) => {
    const vendors = byLane.get(gameType) ?? [];
    const first = featured.flatMap((vassalage) =>
      vendors.filter((vendor) => vendor.vassalage === vassalage),
    );
    const ordered = [...first, ...vendors.filter((vendor) => !first.includes(vendor))];
    return vendors.length === 0
      ? []
      : [
          {
            gameType,
            vendors: ordered.map((vendor) =>
              describeVendor(catalogue, gameType, vendor, first.includes(vendor)),
            ),
          },
        ];
  });
}

/** When SPORTS is off, its vendors are listed in the lane of their own category. */
function laneOf(catalogue: GameCatalogue, { modulesOff }: Merchant, vendor: Vendor): string {
  return catalogue.isListedInSports(vendor) && offersGameType(modulesOff, 'SPORTS')
    ? 'SPORTS'
    : catalogue.categoryOf(vendor);
}

function describeVendor(
  catalogue: GameCatalogue,
  lane: string,
  vendor: Vendor,
  featured: boolean,
): GameVendor {
  return {
    vassalage: vendor.vassalage,
    gameType: lane,
    accountTypeId: vendor.accountTypeId,
    isHot: featured ? 1 : vendor.isHot,
    title: vendor.name,
    // The card has the category of the vendor's games, which differs from the lane for two vendors
    // of the SPORTS lane.
    cards: [{ gameType: catalogue.categoryOf(vendor), vassalage: vendor.vassalage }],
    gameClassify: catalogue.classesOf(vendor.vassalage),
    ...(!vendor.seamless && { seamless: false }),
  };
}
