import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readArticles, type Article } from '../reader/readArticles.ts';
import { readData } from '../reader/readData.ts';
import { fields, integer, listOf, oneOf, text, words, type Shape } from '../reader/shape.ts';
import type { Words } from '../words/Words.ts';

/** Promotion of the demonstration operator. */
export interface PromotionSeed extends Article {
  readonly id: string;
  readonly category: string;
  readonly art: SceneFamilyName;
  /**
   * First and last month, counted from the merchant's current one; absent for an unlimited
   * promotion.
   */
  readonly months?: readonly [first: number, last: number];
  /** Merchant profiles of the promotion; absent for all. */
  readonly profiles?: readonly string[];
  readonly summary: Words;
  /** Terms of this promotion in addition to the common ones. */
  readonly terms: readonly Words[];
}

const months: Shape<readonly [number, number]> = (value, location) => {
  const [first, last, ...extra] = listOf(integer)(value, location);
  if (first !== undefined && last !== undefined && extra.length === 0) return [first, last];
  throw new Error(`${location} must be the first and the last month.`);
};

const data = readData(
  'promotions.json',
  fields({
    categories: listOf(fields({ code: text, name: words })),
    commonTerms: listOf(words),
    promotions: listOf(
      fields(
        {
          id: text,
          category: text,
          art: oneOf(sceneFamilyNames),
          summary: words,
          terms: listOf(words),
        },
        { months, profiles: listOf(text) },
      ),
    ),
  }),
);

export const promotionCategories: readonly { readonly code: string; readonly name: Words }[] =
  data.categories;

/** Terms of every promotion. */
export const commonTerms: readonly Words[] = data.commonTerms;

/** All promotions of the demonstration operator in display order. */
export const promotionSeeds: readonly PromotionSeed[] = readArticles('promotions', data.promotions);
