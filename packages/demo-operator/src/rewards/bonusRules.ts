import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { CategoryBets } from './validBets.ts';

/** Most bonuses that a member can have at once. */
export const maxActiveBonuses = 3;

/** Days after which an unfinished bonus expires. */
export const bonusDays = 14;

/** Categories whose bets count only in part, in percent. */
const reduced: Readonly<Record<string, number>> = { LIVE: 20, PVP: 20, LOTT: 50, ELOTT: 50 };

/** Percent of each category's bets that counts for the wagering. */
export const contributions: readonly { category: string; percent: number }[] = gameTypes.map(
  (category) => ({ category, percent: reduced[category] ?? 100 }),
);

/** Returns how much of the bets counts for the wagering, in minor units. */
export function countedMinor(bets: readonly CategoryBets[]): number {
  return Math.floor(
    bets.reduce((sum, { category, betMinor }) => sum + betMinor * (reduced[category] ?? 100), 0) /
      100,
  );
}
