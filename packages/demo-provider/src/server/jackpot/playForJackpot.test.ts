import { describe, expect, it } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import type { DrawNumber } from '../games/RoundGame.ts';
import { slot, slotReturnPercent } from '../games/slot.ts';
import {
  jackpotCases,
  jackpotOddsPerMajor,
  jackpotReturnPercent,
  jackpotSharePercent,
  partsPerMinor,
  seedMinorOf,
} from './jackpotTerms.ts';
import { playForJackpot } from './playForJackpot.ts';

const seedMinor = seedMinorOf(2);
const seedParts = seedMinor * partsPerMinor;
const never: DrawNumber = (limit) => limit - 1;
const seeded = (seed: string): DrawNumber => {
  const random = new Random(seed);
  return (limit) => random.int(0, limit - 1);
};

/** Plays many rounds with one pool. Returns contributions, payouts and number of wins. */
function simulate(rounds: number, stakeMinor: number, drawNumber: DrawNumber) {
  let [parts, wonMinor, wins] = [seedParts, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const played = playForJackpot({ parts, seedMinor }, stakeMinor, drawNumber);
    parts = played.parts;
    wonMinor += played.wonMinor;
    if (played.wonMinor > 0) wins += 1;
  }
  return { parts, wonMinor, wins };
}

describe('[GAME-02] jackpot pool', () => {
  it('starts at 1,000.00 and grows by a whole part with the minimum stake', () => {
    expect([seedMinor, seedMinorOf(0), seedMinorOf(3)]).toEqual([100_000, 1_000, 1_000_000]);
    expect(playForJackpot({ parts: seedParts, seedMinor }, 1, never)).toEqual({
      parts: seedParts + 1,
      wonMinor: 0,
    });
  });

  it('grows by exactly 1% of each stake', () => {
    const { parts } = simulate(12_345, 75, never);
    expect(parts - seedParts).toBe(12_345 * 75);
    expect((parts - seedParts) / partsPerMinor / (12_345 * 75)).toBe(jackpotSharePercent / 100);
  });

  it('pays whole minor units including the winner’s contribution, and keeps the remainder', () => {
    expect(playForJackpot({ parts: seedParts + 130, seedMinor }, 75, () => 0)).toEqual({
      parts: seedParts + 5,
      wonMinor: seedMinor + 2,
    });
  });

  it('is won in as many cases as the stake has minor units', () => {
    const cases = jackpotCases(seedMinor);
    expect(cases).toBe(100 * jackpotOddsPerMajor);
    const limits: number[] = [];
    const at = (drawn: number): boolean =>
      playForJackpot({ parts: seedParts, seedMinor }, 500, (limit) => {
        limits.push(limit);
        return drawn;
      }).wonMinor > 0;
    expect([at(0), at(499), at(500), at(cases - 1)]).toEqual([true, true, false, false]);
    expect(new Set(limits)).toEqual(new Set([cases]));
  });

  it('is won twice as often for double the stake, within chance', () => {
    for (const stakeMinor of [50_000, 100_000]) {
      const expected = (400_000 * stakeMinor) / jackpotCases(seedMinor);
      const { wins } = simulate(400_000, stakeMinor, seeded(`wins ${stakeMinor}`));
      expect(Math.abs(wins - expected), `${wins} of ${expected}`).toBeLessThan(
        4 * Math.sqrt(expected),
      );
    }
  });

  it('balances exactly: payouts plus pool equal seeds plus contributions', () => {
    const { parts, wonMinor, wins } = simulate(200_000, 77_777, seeded('kept'));
    expect(wins).toBeGreaterThan(300);
    expect(wonMinor * partsPerMinor + parts).toBe(seedParts + wins * seedParts + 200_000 * 77_777);
  });
});

describe('[GAME-02] return of a slot with its jackpot', () => {
  it('matches the stated return and stays below 97%, computed', () => {
    // All contributions are paid out eventually, and each win also pays a seed.
    const ofStake = 1 / partsPerMinor + seedMinor / jackpotCases(seedMinor);
    expect(100 * ofStake).toBeCloseTo(jackpotReturnPercent, 10);
    expect(jackpotReturnPercent).toBe(1.25);
    expect(Math.round(100 * (slotReturnPercent + jackpotReturnPercent)) / 100).toBe(96.88);
  });

  it(
    'matches the computed return over a million rounds, within chance',
    { timeout: 120_000 },
    () => {
      const [rounds, stakeMinor] = [1_000_000, 100_000];
      const drawNumber = seeded('a million rounds');
      const order = { merchant: 'LAGOON', gameNodeId: 40_001, stakeMinor, picks: null, nowMs: 0 };
      let [parts, reels, squares, jackpots, wins] = [seedParts, 0, 0, 0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const multiple = slot.draw(order, drawNumber).winMinor / stakeMinor;
        const played = playForJackpot({ parts, seedMinor }, stakeMinor, drawNumber);
        parts = played.parts;
        reels += multiple;
        squares += multiple * multiple;
        jackpots += played.wonMinor / stakeMinor;
        if (played.wonMinor > 0) wins += 1;
      }
      const reelsError = Math.sqrt((squares / rounds - (reels / rounds) ** 2) / rounds);
      expect(Math.abs(reels / rounds - slotReturnPercent / 100)).toBeLessThan(4 * reelsError);
      // The pool's remainder is paid out later, so only the seeds are subject to chance.
      const poolShare = (parts - seedParts) / partsPerMinor / stakeMinor;
      const jackpotError = ((seedMinor / stakeMinor) * Math.sqrt(wins)) / rounds;
      expect(Math.abs((jackpots + poolShare) / rounds - jackpotReturnPercent / 100)).toBeLessThan(
        4 * jackpotError,
      );
      expect(4 * jackpotError).toBeLessThan(0.0003);
      expect(slotReturnPercent + jackpotReturnPercent).toBeLessThan(97);
    },
  );
});
