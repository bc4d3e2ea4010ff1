import type { GameVendor } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';

/** A game menu: categories, each with the codes of its providers. */
export function vendorMenu(
  categories: Readonly<Record<string, readonly string[]>>,
  changes: Readonly<Record<string, Partial<GameVendor>>> = {},
): Answer {
  return reply({
    data: {
      lanes: Object.entries(categories).map(([gameType, codes]) => ({
        gameType,
        vendors: codes.map((vassalage) => ({
          vassalage,
          gameType,
          title: `Vendor ${vassalage}`,
          isHot: 0,
          ...changes[vassalage],
        })),
      })),
    },
  });
}
