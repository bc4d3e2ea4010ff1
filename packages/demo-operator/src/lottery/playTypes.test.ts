import { arePicksOf, betCountOf, oddsOf, prizeMinorOf, type LottPicks } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { playTypes } from './playTypes.ts';
import { prizeSeries } from './prizeSeries.ts';
import { winningOptionOf } from './winningOptionOf.ts';

const digits = 6;
const numbers = Array.from({ length: 10 ** digits }, (_, value) =>
  String(value).padStart(digits, '0'),
);

/** Returns every choice that is a single bet. */
function singleBets({ offered }: (typeof playTypes)[keyof typeof playTypes]): LottPicks[] {
  const [first, second, third] = offered.fields.map(({ options }) => options);
  if (!first) return [];
  if (offered.count === 'options') return first.map((option) => [[option]]);
  if (offered.count === 'triples') return [[['0', '1', '2']], [['7', '8', '9']], [['1', '4', '8']]];
  return second && third
    ? [
        [['0'], ['0'], ['7']],
        [['9'], ['1'], ['9']],
      ]
    : [
        [['0'], ['7']],
        [['9'], ['9']],
      ];
}

describe.each(Object.values(playTypes))('[LOTT-09] $offered.playType', (rule) => {
  it('has the exact odds over all million numbers', () => {
    for (const picks of singleBets(rule)) {
      expect(betCountOf(rule.offered, picks), JSON.stringify(picks)).toBe(1);
      const odds = oddsOf(rule.offered, picks[0]?.[0]);
      const wins = numbers.reduce(
        (count, number) => count + (winningOptionOf(rule, picks, number) === undefined ? 0 : 1),
        0,
      );
      expect(wins * (odds?.total ?? 0), JSON.stringify(picks)).toBe(
        (odds?.outcomes ?? 0) * numbers.length,
      );
    }
  });

  it('returns at most the series on average, and hardly less', () => {
    for (const series of Object.values(prizeSeries)) {
      for (const odds of rule.offered.odds) {
        const unitMinor = 200;
        const meanReturn =
          (prizeMinorOf({ unitMinor, series, odds }) * odds.outcomes) / (odds.total * unitMinor);
        expect(meanReturn).toBeLessThanOrEqual(series / 2000);
        expect(meanReturn).toBeGreaterThan(series / 2000 - 1 / unitMinor);
      }
    }
  });

  it('has at most one winning bet per draw', () => {
    const allPicks = rule.offered.fields.map(({ options }) => [...options]);
    expect(arePicksOf(rule.offered, allPicks)).toBe(true);
    for (const number of ['000000', '123456', '999999', '100200']) {
      const winners = singleBets(rule).filter(
        (picks) => winningOptionOf(rule, picks, number) !== undefined,
      );
      expect(winners.length).toBeLessThanOrEqual(1);
    }
  });
});

it('counts bets by their rule, and rejects invalid picks', () => {
  const {
    last3Box: { offered: box },
    last2Straight: { offered: straight },
    sum: { offered: sum },
  } = playTypes;
  expect(betCountOf(box, [['1', '2', '3', '4']])).toBe(4);
  expect(betCountOf(box, [['1', '2']])).toBe(0);
  expect(
    betCountOf(straight, [
      ['1', '2'],
      ['3', '4', '5'],
    ]),
  ).toBe(6);
  expect(arePicksOf(straight, [['1'], []])).toBe(false);
  expect(arePicksOf(straight, [['1']])).toBe(false);
  expect(arePicksOf(straight, [['1', '1'], ['2']])).toBe(false);
  expect(arePicksOf(sum, [['28']])).toBe(false);
  expect(arePicksOf(sum, [['0', '27']])).toBe(true);
});

it('pays by odds and series: 2.00 on the last digit brings 19.00 in Lott, 18.60 in ZY, 19.20 in Elott, 18.80 in SEA', () => {
  const [odds] = playTypes.lastDigit.offered.odds;
  if (!odds) throw new Error('no odds');
  expect(
    Object.values(prizeSeries).map((series) => prizeMinorOf({ unitMinor: 200, series, odds })),
  ).toEqual([1900, 1860, 1920, 1880]);
});
