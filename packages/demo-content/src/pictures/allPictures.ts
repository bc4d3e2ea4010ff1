import { avatarPath, gameImagePath, vendorLogoPath } from '@livery/model';
import { avatars } from '../art/avatars.ts';
import { drawAvatar } from '../art/drawAvatar.ts';
import { drawBanner } from '../art/drawBanner.ts';
import { drawGameArt } from '../art/drawGameArt.ts';
import { drawVendorLogo } from '../art/drawVendorLogo.ts';
import type { SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { games } from '../catalogue/games.ts';
import { categoryOfSportsVendor, vendors } from '../catalogue/vendors.ts';
import { promotionSeeds } from '../promotions/promotionSeeds.ts';
import { missionSeeds } from '../rewards/rewardSeeds.ts';
import { contentImagePath } from '../words/contentImagePath.ts';
import { mallItems } from '../words/mallCatalogue.ts';

/** Picture of the image CDNs. */
export interface Picture {
  /** Its path below an image CDN. */
  readonly path: string;
  /** Additional paths, for vendors listed under one category with games of another. */
  readonly aliases: readonly string[];
  /** Returns the SVG. */
  readonly draw: () => string;
}

/** All pictures of the demonstration operator. */
export const allPictures: readonly Picture[] = [
  ...vendors.map((vendor) => ({
    ...pathsByCategory(vendor, vendorLogoPath),
    draw: () => drawVendorLogo({ seed: vendor.vassalage, name: vendor.name }),
  })),
  ...games.map((game) => ({
    ...pathsByCategory(game, gameImagePath),
    draw: () => drawGameArt({ seed: game.seed, family: game.sceneFamily, title: game.displayName }),
  })),
  ...promotionSeeds.map(({ id, art }) => contentPicture(id, art)),
  ...mallItems.map(({ itemId, art }) => contentPicture(itemId, art)),
  ...missionSeeds.map(({ id, art }) => contentPicture(id, art)),
  ...avatars.map((seed) => ({
    path: avatarPath(seed),
    aliases: [],
    draw: () => drawAvatar({ seed }),
  })),
];

/** Returns the paths under the vendor's category and under the category of its games. */
function pathsByCategory<T extends { readonly vassalage: string; readonly gameType: string }>(
  entry: T,
  pathOf: (entry: T) => string,
): Pick<Picture, 'path' | 'aliases'> {
  const gameType = categoryOfSportsVendor[entry.vassalage];
  return {
    path: pathOf(entry),
    aliases: gameType === undefined ? [] : [pathOf({ ...entry, gameType })],
  };
}

function contentPicture(id: string, family: SceneFamilyName): Picture {
  return {
    path: contentImagePath(id),
    aliases: [],
    draw: () => drawBanner({ seed: `content ${id}`, family }),
  };
}
