import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readArticles, type Article } from '../reader/readArticles.ts';
import { readData } from '../reader/readData.ts';
import { gameTypes, type GameType } from '../catalogue/gameTypes.ts';
import { boolean, fields, integer, listOf, oneOf, text, words } from '../reader/shape.ts';
import type { Words } from '../words/Words.ts';
import { monthRange } from './monthRange.ts';

/** How members take part in a promotion, and what they receive. Money in major units. */
export interface PromotionRule {
  /**
   * `gift`: a reward at once; `bets`: after staking the target; `deposit`: a share of the next
   * deposit; `application`: after the operator's decision; `raffle`: drawn prizes.
   */
  readonly kind: 'gift' | 'bets' | 'deposit' | 'application' | 'raffle';
  readonly amount?: number;
  readonly points?: number;
  readonly wagerTimes?: number;
  readonly categories?: readonly GameType[];
  readonly target?: number;
  /** Share of the deposit and its maximum. */
  readonly percent?: number;
  readonly max?: number;
  /** Draws of a day. */
  readonly draws?: number;
  /** Only for members who have not deposited yet. */
  readonly firstDeposit?: boolean;
}

/** Prize of a raffle; nothing is won without an amount and points. */
export interface PrizeSeed {
  readonly id: string;
  readonly name: Words;
  /** In percent; the chances of a raffle add up to 100. */
  readonly chance: number;
  readonly amount?: number;
  readonly points?: number;
}

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
  /** Absent where members take part through customer service or without any action. */
  readonly rule?: PromotionRule;
  readonly raffle?: readonly PrizeSeed[];
}

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
        {
          months: monthRange,
          profiles: listOf(text),
          rule: fields(
            { kind: oneOf(['gift', 'bets', 'deposit', 'application', 'raffle']) },
            {
              amount: integer,
              points: integer,
              wagerTimes: integer,
              categories: listOf(oneOf(gameTypes)),
              target: integer,
              percent: integer,
              max: integer,
              draws: integer,
              firstDeposit: boolean,
            },
          ),
          raffle: listOf(
            fields(
              { id: text, name: words, chance: integer },
              { amount: integer, points: integer },
            ),
          ),
        },
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
