import { expect, it } from 'vitest';
import { betReturn, combinedOdds } from './betReturn.ts';

it.each([
  [1, [1.85], 2, 1.85],
  [3.33, [1.85], 2, 6.16],
  // 1.1 × 1.1 is 1.2100000000000002 in binary floating point, and 1.15 × 100 is 114.99….
  [1, [1.1, 1.1], 2, 1.21],
  [100, [1.15], 0, 115],
  [0.01, [1.999], 2, 0.01],
  [1_000, [12.5, 40, 33.333], 2, 16_666_500],
  [0.000_000_01, [1.5], 8, 0.000_000_01],
])('returns of a stake of %d at %j, with %i decimals: %d', (stake, odds, digits, expected) => {
  expect(betReturn(stake, odds, digits)).toBe(expected);
});

it('multiplies odds, and rounds them down', () => {
  expect(combinedOdds([1.85, 2.1])).toBe(3.88);
  expect(combinedOdds([1.999])).toBe(1.99);
});
