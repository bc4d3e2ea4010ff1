import { expect, it } from 'vitest';
import { betReturnMinor, combinedOdds } from './betReturnMinor.ts';

it.each([
  [100, [1.85], 185],
  [333, [1.85], 616],
  // 1.1 × 1.1 × 100 is 121.00000000000001 in binary floating point, and 1.15 × 100 is 114.99….
  [100, [1.1, 1.1], 121],
  [100, [1.15], 115],
  [1, [1.999], 1],
  [100_000, [12.5, 40, 33.333], 1_666_650_000],
  [9_007_199_254_740_991, [1], 9_007_199_254_740_991],
])('returns of a stake of %i at %j: %i', (stakeMinor, odds, expected) => {
  expect(betReturnMinor(stakeMinor, odds)).toBe(expected);
});

it('multiplies odds, and rounds them down', () => {
  expect(combinedOdds([1.85, 2.1])).toBe(3.88);
  expect(combinedOdds([1.999])).toBe(1.99);
});
