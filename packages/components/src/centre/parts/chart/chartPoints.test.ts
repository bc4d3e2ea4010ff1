import { expect, it } from 'vitest';
import { areDays, chartPoints, ChartScale } from './chartPoints.ts';

const chart = {
  title: 'Profit',
  point: { path: 'day', label: 'Day' },
  values: [{ path: 'net', label: 'Net' }],
};
const pointsOf = (list: readonly object[]) => chartPoints({ list }, chart, 'net');

it('puts days in time order and fills in those without a row', () => {
  const points = pointsOf([
    { day: '2026-03-01', net: 3 },
    { day: '2026-02-27', net: -1 },
  ]);

  expect(points.map(({ key, value }) => [key, value])).toEqual([
    ['2026-02-27', -1],
    ['2026-02-28', undefined],
    ['2026-03-01', 3],
  ]);
});

it('keeps the order of other points, and takes only numbers as values', () => {
  const points = pointsOf([{ day: 'RNG', net: 3 }, { day: 'LIVE', net: '5' }, { day: 'SPORT' }]);

  expect(areDays(points)).toBe(false);
  expect(points.map(({ key, value }) => [key, value])).toEqual([
    ['RNG', 3],
    ['LIVE', undefined],
    ['SPORT', undefined],
  ]);
});

it('fills in no days of a period that no filter allows', () => {
  expect(
    pointsOf([
      { day: '2026-01-01', net: 1 },
      { day: '1926-01-01', net: 1 },
    ]),
  ).toHaveLength(2);
});

it('scales gains and losses from a common zero', () => {
  const scale = new ChartScale(pointsOf([{ net: 30 }, { net: -10 }]));

  expect(scale.zero).toBe(25);
  expect(scale.placeOf(30)).toEqual({ start: 25, length: 75 });
  expect(scale.placeOf(-10)).toEqual({ start: 0, length: 25 });
});

it('has a scale for zeros only', () => {
  const scale = new ChartScale(pointsOf([{ net: 0 }]));

  expect([scale.zero, scale.placeOf(0)]).toEqual([0, { start: 0, length: 0 }]);
});
