import type { Condition } from '@livery/model';
import type { BrandUnderCheck } from './BrandUnderCheck.ts';
import { joinPointer } from '../source/pointer.ts';

/** A condition of a document and its JSON pointer. */
export interface PlacedCondition {
  readonly condition: Condition;
  readonly pointer: string;
}

/** Returns all conditions of a brand, each also with the conditions that it consists of. */
export function conditionsOf({ documents, pages }: BrandUnderCheck): PlacedCondition[] {
  const placed = (
    owners: Iterable<readonly [string | number, { when?: Condition | undefined }]>,
    ...place: readonly string[]
  ): PlacedCondition[] =>
    Array.from(owners, ([name, { when }]) =>
      partsOf(when, joinPointer('', ...place, name, 'when')),
    ).flat();
  return [
    ...placed(Object.entries(documents.routes?.routes ?? {}), 'routes', 'routes'),
    ...Object.entries(documents.menus?.menus ?? {}).flatMap(([name, items]) =>
      placed(items.entries(), 'menus', 'menus', name),
    ),
    ...Object.entries(documents.banners?.groups ?? {}).flatMap(([name, banners]) =>
      placed(banners.entries(), 'banners', 'groups', name),
    ),
    ...Array.from(pages, ([name, { nodes }]) =>
      placed(Object.entries(nodes), 'pages', name, 'nodes'),
    ).flat(),
  ];
}

/** Returns a condition and all conditions inside it. */
export function partsOf(condition: Condition | undefined, pointer: string): PlacedCondition[] {
  if (!condition) return [];
  const { all = [], any = [], not } = condition;
  return [
    { condition, pointer },
    ...all.flatMap((part, index) => partsOf(part, `${pointer}/all/${index}`)),
    ...any.flatMap((part, index) => partsOf(part, `${pointer}/any/${index}`)),
    ...partsOf(not, `${pointer}/not`),
  ];
}
