import type { Chance, FixtureResult } from './Fixture.ts';

const maxGoals = 12;
const line = 2.5;

/**
 * Returns the probability of each number of goals for a side with the given average. Higher numbers
 * count towards the last entry.
 */
function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals < maxGoals; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return [...chances, 1 - chances.reduce((sum, chance) => sum + chance, 0)];
}

/** Returns the markets of a match, computed over all possible scores. */
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

/** Draws a score with the probabilities of its two numbers of goals. */
export function playGoals(
  homeMean: number,
  awayMean: number,
  firstRandom: number,
  secondRandom: number,
): FixtureResult {
  const [home, away] = [goalsAt(homeMean, firstRandom), goalsAt(awayMean, secondRandom)];
  return {
    text: `${home}–${away}`,
    winners: { winner: winnerOf(home, away), total25: home + away > line ? 'over' : 'under' },
  };
}

function goalsAt(mean: number, at: number): number {
  let remaining = at;
  for (const [goals, chance] of goalChances(mean).entries()) {
    if (remaining < chance) return goals;
    remaining -= chance;
  }
  return maxGoals;
}

function winnerOf(home: number, away: number): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
