import { gameTypes, type GameType } from '../catalogue/gameTypes.ts';
import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readData } from '../reader/readData.ts';
import { boolean, fields, integer, listOf, oneOf, recordOf, text, words } from '../reader/shape.ts';
import { monthRange } from '../promotions/monthRange.ts';
import type { Words } from '../words/Words.ts';

/** Mission of the demonstration operator. Money in major units. */
export interface MissionSeed {
  readonly id: string;
  readonly period: 'daily' | 'weekly' | 'special';
  readonly art: SceneFamilyName;
  readonly title: Words;
  readonly text: Words;
  /** Categories whose bets count; absent for all. */
  readonly categories?: readonly GameType[];
  /** Valid bet that completes the mission. */
  readonly target?: number;
  readonly amount?: number;
  readonly points?: number;
  /** The reward is applied for with a remark and images. */
  readonly application?: boolean;
  /** First and last month, counted from the current one; absent for an unlimited mission. */
  readonly months?: readonly [first: number, last: number];
}

const data = readData(
  'rewards.json',
  fields({
    missions: listOf(
      fields(
        {
          id: text,
          period: oneOf(['daily', 'weekly', 'special']),
          art: oneOf(sceneFamilyNames),
          title: words,
          text: words,
        },
        {
          categories: listOf(oneOf(gameTypes)),
          target: integer,
          amount: integer,
          points: integer,
          application: boolean,
          months: monthRange,
        },
      ),
    ),
    leaderboard: fields({ title: words, prizes: listOf(integer), rules: listOf(words) }),
    referral: fields({
      qualifyingBet: integer,
      tiers: listOf(fields({ friends: integer, reward: integer })),
      rules: listOf(words),
    }),
    names: recordOf(words),
    remarks: fields({ rejected: words }),
  }),
);

export const missionSeeds: readonly MissionSeed[] = data.missions;

/** Title, rules, and prizes of the ranks from the first one. */
export const leaderboardSeed = data.leaderboard;

export const referralSeed = data.referral;

/** Remark of the sample application that was rejected. */
export const rejectedRemark: Words = data.remarks.rejected;

/** Returns the name of a sample bonus or reward. */
export function sampleName(key: string): Words {
  const name = data.names[key];
  if (!name) throw new Error(`content/rewards.json has no name "${key}".`);
  return name;
}
