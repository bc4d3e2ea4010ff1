import type { SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { mallItems } from './mallCatalogue.ts';
import { promotionSeeds } from '../promotions/promotionSeeds.ts';

const folder = '/TCG_PROD_IMAGES/CONTENT';

/** Path of a promotion's or a mall item's picture below an image CDN. */
export function contentImagePath(id: string): string {
  return `${folder}/${id}.png`;
}

/** What is drawn for each such picture. */
const scenes: ReadonlyMap<string, SceneFamilyName> = new Map([
  ...promotionSeeds.map(({ id, art }) => [id, art] as const),
  ...mallItems.map(({ itemId, art }) => [itemId, art] as const),
]);

/** The picture a file of the folder stands for; none where it names nothing. */
export function contentPicture(
  file: string,
): { readonly seed: string; readonly family: SceneFamilyName } | undefined {
  const id = /^([a-z0-9]{1,40})\.png$/.exec(file)?.[1] ?? '';
  const family = scenes.get(id);
  return family && { seed: `content ${id}`, family };
}
