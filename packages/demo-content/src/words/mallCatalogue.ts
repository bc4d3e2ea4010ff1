import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readData } from '../reader/readData.ts';
import { fields, integer, listOf, oneOf, text, words } from '../reader/shape.ts';
import type { Words } from './Words.ts';

export interface MallItemSeed {
  readonly itemId: string;
  readonly category: string;
  readonly art: SceneFamilyName;
  readonly name: Words;
  readonly text: Words;
  readonly points: number;
  readonly stock: number;
  readonly rankLevel?: number;
  /** How many of the item a member may redeem; absent for any number. */
  readonly limit?: number;
  /** Valid bet of the last 30 days that the item requires, in major units. */
  readonly amountRequirement?: number;
  /** Money that the item pays, in major units. */
  readonly credit?: number;
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
        { rankLevel: integer, limit: integer, amountRequirement: integer, credit: integer },
      ),
    ),
  }),
);

export const mallCategories: readonly { readonly code: string; readonly name: Words }[] =
  data.categories;

/** Rewards of the demonstration's points mall. */
export const mallItems: readonly MallItemSeed[] = data.items;
