import { expect, it } from 'vitest';
import { tierProblems, topRateOf } from './contractTiers.ts';

const tier = (rate: number, activeMembers = 0, validBet = 0, profitAndLoss = 0) => ({
  rate,
  activeMembers,
  validBet,
  profitAndLoss,
});

it('[AGNT-03] accepts up to ten tiers that ascend in the rate and in a threshold', () => {
  const ten = Array.from({ length: 10 }, (_, index) => tier(index + 0.25, 3, index * 1000.5));

  expect(tierProblems(ten)).toEqual([]);
  expect(tierProblems(ten, { maximumRate: 9.25 })).toEqual([]);
  expect(topRateOf(ten)).toBe(9.25);
  expect(tierProblems([{ rate: 100 }])).toEqual([]);
});

it.each([
  ['no tiers', [], [0, 'rate', 'count']],
  [
    'eleven tiers',
    Array.from({ length: 11 }, (_, index) => tier(index + 1, index)),
    [0, 'rate', 'count'],
  ],
  ['a rate of 0', [tier(0)], [0, 'rate', 'range']],
  ['a rate above 100', [tier(100.01)], [0, 'rate', 'range']],
  ['no number', [tier(Number.NaN)], [0, 'rate', 'range']],
  ['three decimals', [tier(1.005)], [0, 'rate', 'precision']],
  ['half a member', [tier(1, 1.5)], [0, 'activeMembers', 'precision']],
  ['a negative threshold', [tier(1, 0, -1)], [0, 'validBet', 'range']],
  ['an infinite threshold', [tier(1, 0, 0, Infinity)], [0, 'profitAndLoss', 'range']],
  ['equal rates', [tier(1), tier(1, 1)], [1, 'rate', 'rateNotAscending']],
  ['a falling threshold', [tier(1, 0, 5), tier(2, 1, 4)], [1, 'validBet', 'thresholdFalls']],
  ['equal thresholds', [tier(1, 2), tier(2, 2)], [1, 'activeMembers', 'noThresholdRises']],
] as const)('[AGNT-03] refuses %s', (_name, tiers, [at, field, fault]) => {
  expect(tierProblems(tiers)).toEqual([{ tier: at, field, fault }]);
});

it('[AGNT-18] refuses rates above the limit', () => {
  expect(tierProblems([tier(2), tier(3, 1)], { maximumRate: 2.5 })).toEqual([
    { tier: 1, field: 'rate', fault: 'rateTooHigh' },
  ]);
});
