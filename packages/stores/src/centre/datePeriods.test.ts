import { expect, it } from 'vitest';
import { countDays, datesOf, periodOf } from './datePeriods.ts';

/** 23 November 2026, 01:30 in Manila, still the 22nd in UTC. */
const nowMs = Date.parse('2026-11-22T17:30:00Z');
const manila = { timeZone: 'Asia/Manila', nowMs };

it.each([
  ['today', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['yesterday', '2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
  ['last7', '2026-11-16T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['next30', '2026-11-22T16:00:00.000Z', '2026-12-22T16:00:00.000Z'],
  ['2026-11-01~2026-11-01', '2026-10-31T16:00:00.000Z', '2026-11-01T16:00:00.000Z'],
])('[MEMB-23] counts the days of %s in the brand’s time zone', (value, from, to) => {
  expect(periodOf(value, manila)).toEqual({ from, to });
});

it('[MEMB-23] gives a day its 23 or 25 hours when the zone changes its clock', () => {
  const newYork = { timeZone: 'America/New_York', nowMs };

  expect(periodOf('2026-03-08~2026-03-08', newYork)).toEqual({
    from: '2026-03-08T05:00:00.000Z',
    to: '2026-03-09T04:00:00.000Z',
  });
  expect(periodOf('2026-11-01~2026-11-01', newYork)).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-11-02T05:00:00.000Z',
  });
});

it.each(['', 'last', 'lastx', 'tomorrow', '2026-02-30~2026-03-01', '2026-11-07~2026-11-01', '~'])(
  'returns no period for the value "%s" of an address',
  (value) => {
    expect(periodOf(value, manila)).toBeUndefined();
  },
);

it('counts both dates of a free range', () => {
  const dates = datesOf('2026-02-27~2026-03-02');

  expect(dates && countDays(dates)).toBe(4);
});
