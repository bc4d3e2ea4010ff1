import { describe, expect, it } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { cards, cardsReturnPercent, pointsOf } from './cards.ts';
import { playedGames } from './playedGames.ts';
import type { DrawNumber, RoundGame } from './RoundGame.ts';
import { slot, slotReels, slotMultiple, slotReturnPercent } from './slot.ts';
import { wheel, wheelRules, wheelSectors } from './wheel.ts';

const order = { merchant: 'LAGOON', gameNodeId: 40_001, stakeMinor: 100, picks: null, nowMs: 0 };
const seeded = (seed: string): DrawNumber => {
  const random = new Random(seed);
  return (limit) => random.int(0, limit - 1);
};

/** Mean return of many rounds, and its tolerated deviation from the exact value. */
function simulate(
  game: RoundGame,
  picks: unknown,
  rounds: number,
): { percent: number; error: number } {
  const drawNumber = seeded(`simulation ${rounds}`);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { winMinor } = game.draw({ ...order, picks }, drawNumber);
    sum += winMinor;
    squares += winMinor * winMinor;
  }
  const mean = sum / rounds;
  return { percent: mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

describe('[GAME-02] return to player', () => {
  it('matches the slot’s stated return over a million rounds', { timeout: 60_000 }, () => {
    const { percent, error } = simulate(slot, null, 1_000_000);
    expect(Math.abs(percent - slotReturnPercent)).toBeLessThan(4 * error);
    expect(percent).toBeGreaterThan(94);
    expect(percent).toBeLessThan(97);
  });

  it('is 96% for every field of the wheel', () => {
    for (const [field, pays] of Object.entries(wheelRules.pays)) {
      const returned = wheelSectors.map(
        (_, sector) => wheel.draw({ ...order, picks: { [field]: 100 } }, () => sector).winMinor,
      );
      expect(returned.reduce((sum, win) => sum + win, 0) / wheelSectors.length, field).toBe(96);
      expect(new Set(returned)).toEqual(new Set([0, 100 * pays]));
    }
  });

  it('matches the cards’ exact return over all possible hands', { timeout: 60_000 }, () => {
    const { percent, error } = simulate(cards, null, 200_000);
    expect(Math.abs(percent - cardsReturnPercent)).toBeLessThan(4 * error);
    expect(cardsReturnPercent).toBe(95.88);
  });

  it('comes from rounds of at least 2.5 seconds', () => {
    for (const { cycleMs } of Object.values(playedGames))
      expect(cycleMs).toBeGreaterThanOrEqual(2_500);
  });
});

describe('[GAME-02] slot', () => {
  it('shows the paid row in the middle, between its neighbours on the reel', () => {
    const stops = [12, 9, 0];
    const { outcome, winMinor } = slot.draw({ ...order, stakeMinor: 20 }, () => stops.shift() ?? 0);
    expect(outcome).toEqual({
      reels: [
        ['fish', 'pearl', 'coral'],
        ['fish', 'pearl', 'coral'],
        ['coral', 'palm', 'fish'],
      ],
    });
    expect(winMinor).toBe(0);
  });

  it('pays three of a kind, and corals from the left', () => {
    expect(slotMultiple(['pearl', 'pearl', 'pearl'])).toBe(250);
    expect(slotMultiple(['coral', 'coral', 'star'])).toBe(2);
    expect(slotMultiple(['coral', 'star', 'coral'])).toBe(1);
    expect(slotMultiple(['star', 'coral', 'coral'])).toBe(0);
  });

  it('has no adjacent equal symbols on a reel', () => {
    for (const reel of slotReels)
      for (const [index, symbol] of reel.entries())
        expect(reel[(index + 1) % reel.length]).not.toBe(symbol);
  });
});

describe('[GAME-02] invalid bets', () => {
  it('are rejected by the wheel: no fields, unknown fields, fractions, a different total', () => {
    const fault = (picks: unknown): unknown => wheel.faultOf({ ...order, picks });
    expect(fault({ wave: 60, pearl: 40 })).toBeUndefined();
    for (const picks of [{}, null, [100], { moon: 100 }, { wave: 99.5 }, { wave: -100, sun: 200 }])
      expect(fault(picks)).toBe('bad_request');
    expect(fault({ wave: 60 })).toBe('bad_stake');
  });
});

it('[GAME-02] deals six different cards from one deck', () => {
  const drawNumber = seeded('deals');
  for (let deal = 0; deal < 200; deal += 1) {
    // Of this game
    const { player, house } = cards.draw(order, drawNumber).outcome as {
      player: string[];
      house: string[];
    };
    expect(new Set([...player, ...house]).size).toBe(6);
  }
  expect(pointsOf(['Ks', '10h', 'Ad'])).toBe(1);
  expect(pointsOf(['9s', '9h', '5d'])).toBe(3);
});
