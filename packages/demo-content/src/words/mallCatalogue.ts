import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readData } from '../reader/readData.ts';
import { fields, integer, listOf, oneOf, text, words } from '../reader/shape.ts';
import type { Words } from './Words.ts';

interface MallItemSeed {
  readonly itemId: string;
  readonly category: string;
  readonly art: SceneFamilyName;
  readonly name: Words;
  readonly text: Words;
  readonly points: number;
  readonly stock: number;
  readonly rankLevel?: number;
}

const data = readData(
  'mall.json',
  fields({
    categories: listOf(fields({ code: text, name: words })),
    items: listOf(
      fields(
        {
          itemId: text,
          category: text,
          art: oneOf(sceneFamilyNames),
          name: words,
          text: words,
          points: integer,
          stock: integer,
        },
        { rankLevel: integer },
      ),
    ),
  }),
);

export const mallCategories: readonly { readonly code: string; readonly name: Words }[] =
  data.categories;

/** Rewards of the demonstration's points mall. */
export const mallItems: readonly MallItemSeed[] = data.items;
