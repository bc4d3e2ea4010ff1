import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractKinds } from './contractKinds.ts';
import { contractPeriods, periodsOfKind, settlementPeriodAt } from './contractPeriods.ts';

const manila = { timeZone: 'Asia/Manila', realTimeMinutes: 5 };

it.each([
  [
    'realTime',
    '2026-11-23T10:07:30+08:00',
    '2026-11-23T10:05:00+08:00',
    '2026-11-23T10:10:00+08:00',
  ],
  ['hourly', '2026-11-23T10:59:59+08:00', '2026-11-23T10:00:00+08:00', '2026-11-23T11:00:00+08:00'],
  ['daily', '2026-11-23T00:00:00+08:00', '2026-11-23T00:00:00+08:00', '2026-11-24T00:00:00+08:00'],
  ['weekly', '2026-11-22T23:59:59+08:00', '2026-11-16T00:00:00+08:00', '2026-11-23T00:00:00+08:00'],
  [
    'semiMonthly',
    '2026-02-15T12:00:00+08:00',
    '2026-02-01T00:00:00+08:00',
    '2026-02-16T00:00:00+08:00',
  ],
  [
    'semiMonthly',
    '2026-02-16T00:00:00+08:00',
    '2026-02-16T00:00:00+08:00',
    '2026-03-01T00:00:00+08:00',
  ],
  [
    'monthly',
    '2026-12-31T23:00:00+08:00',
    '2026-12-01T00:00:00+08:00',
    '2027-01-01T00:00:00+08:00',
  ],
] as const)('[AGNT-03] [AGNT-16] %s: the period of %s', (period, at, start, end) => {
  expect(settlementPeriodAt(period, Date.parse(at), manila)).toEqual({
    startMs: Date.parse(start),
    endMs: Date.parse(end),
  });
});

it.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  // The clocks go from 23:59 to 01:00, so the day has no midnight.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
])(
  '[AGNT-03] days begin in the zone of the brand, also when its clocks change: %s',
  (timeZone, date, start, end) => {
    const calendar = { timeZone, realTimeMinutes: 5 };
    expect(settlementPeriodAt('daily', Date.parse(`${date}T12:00:00Z`), calendar)).toEqual({
      startMs: Date.parse(start),
      endMs: Date.parse(end),
    });
  },
);

it('[AGNT-03] each moment is in one period, and the next period begins where it ends', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(
      fc.constantFrom(...contractPeriods),
      moment,
      fc.constantFrom('Asia/Manila', 'America/Sao_Paulo', 'UTC'),
      (period, atMs, timeZone) => {
        const calendar = { timeZone, realTimeMinutes: 5 };
        const { startMs, endMs } = settlementPeriodAt(period, atMs, calendar);
        expect(startMs).toBeLessThanOrEqual(atMs);
        expect(endMs).toBeGreaterThan(atMs);
        expect(settlementPeriodAt(period, startMs, calendar)).toEqual({ startMs, endMs });
        expect(settlementPeriodAt(period, endMs, calendar).startMs).toBe(endMs);
      },
    ),
    { numRuns: 200 },
  );
});

it('[AGNT-03] [AGNT-14] [AGNT-15] [AGNT-16] only dividends have a choice of periods', () => {
  expect(contractKinds.map((kind) => periodsOfKind(kind).length)).toEqual([4, 1, 1, 1]);
});
