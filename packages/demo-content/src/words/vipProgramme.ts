import { readData } from '../reader/readData.ts';
import { fields, integer, listOf, text, words, type Shape } from '../reader/shape.ts';
import { wordsOf, type Words } from './Words.ts';

interface VipBenefitSeed {
  readonly code: string;
  readonly name: Words;
  readonly text: Words;
}

interface VipRankSeed {
  readonly rankLevel: number;
  readonly rankName: string;
  /** Stakes of twelve months that the rank requires, in major units. */
  readonly stake: number;
  /** Gift for reaching the rank, in major units; 0 for none. */
  readonly gift: number;
  readonly requirement: Words;
  readonly values: readonly Words[];
}

const noValue = wordsOf(() => '');

/** Value of a benefit for a rank; `null` in the file where the rank lacks the benefit. */
const benefitValue: Shape<Words> = (value, location) =>
  value === null ? noValue : words(value, location);

const data = readData(
  'vip.json',
  fields({
    keepRule: words,
    benefits: listOf(fields({ code: text, name: words, text: words })),
    ranks: listOf(
      fields({
        rankLevel: integer,
        rankName: text,
        stake: integer,
        gift: integer,
        requirement: words,
        values: listOf(benefitValue),
      }),
    ),
  }),
);

/** Whether a rank is kept. */
export const rankKeepRule: Words = data.keepRule;

/** Benefits by which the ranks differ. */
export const vipBenefits: readonly VipBenefitSeed[] = data.benefits;

/** Ranks, lowest first; `values` are in the order of {@link vipBenefits}. */
export const vipRanks: readonly VipRankSeed[] = data.ranks;
