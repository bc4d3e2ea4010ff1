import type { Chance, FixtureResult } from './Fixture.ts';

const mostGoals = 12;
const line = 2.5;

/**
 * How likely each number of goals is for a side that scores so many on average. What is beyond the
 * table counts to its end.
 */
function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < mostGoals; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return [...chances, 1 - chances.reduce((sum, chance) => sum + chance, 0)];
}

/** The markets of a match of goals, over every score it can have. */
export function goalMarkets(
  homeMean: number,
  awayMean: number,
): { winner: Chance[]; total25: Chance[] } {
  const sums = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  for (const [home, homeChance] of goalChances(homeMean).entries()) {
    for (const [away, awayChance] of goalChances(awayMean).entries()) {
      sums[winnerOf(home, away)] += homeChance * awayChance;
      sums[home + away > line ? 'over' : 'under'] += homeChance * awayChance;
    }
  }
  const chances = (...picks: (keyof typeof sums)[]): Chance[] =>
    picks.map((pick) => ({ pick, probability: sums[pick] }));
  return { winner: chances('home', 'draw', 'away'), total25: chances('over', 'under') };
}

/** A score, as likely as its two numbers of goals are. */
export function playGoals(
  homeMean: number,
  awayMean: number,
  one: number,
  other: number,
): FixtureResult {
  const [home, away] = [goalsAt(homeMean, one), goalsAt(awayMean, other)];
  return {
    text: `${home}–${away}`,
    winners: { winner: winnerOf(home, away), total25: home + away > line ? 'over' : 'under' },
  };
}

function goalsAt(mean: number, at: number): number {
  let left = at;
  for (const [goals, chance] of goalChances(mean).entries()) {
    if (left < chance) return goals;
    left -= chance;
  }
  return mostGoals;
}

function winnerOf(home: number, away: number): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
