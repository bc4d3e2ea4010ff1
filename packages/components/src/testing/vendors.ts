import type { GameVendor } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';

/** Returns the operator's game menu from the codes of each category's providers. */
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
