import { expect, it } from 'vitest';
import { addDays, dateInZone, startOfDayMs } from '../core/time/calendarDays.ts';
import { zoneOffsetMs } from '../core/time/localTime.ts';
import { contractPeriods, settlementPeriodAt } from './contractPeriods.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Years with changes of every sort, among them those in which a zone skipped a whole day. */
const years = [1979, 1987, 1993, 1995, 2006, 2011, 2014, 2019, 2026];

/** Change of a zone's clocks. */
interface ClockChange {
  readonly timeZone: string;
  /** First moment with the new offset. */
  readonly atMs: number;
  readonly shiftMs: number;
}

/**
 * Finds the changes of all zones in the years above by looking at the offset four times a year.
 * Zones that change in the same year, at the same local time and by the same shift have the same
 * calendar around it, so one of them is enough.
 */
function findClockChanges(): ClockChange[] {
  const changes = new Map<string, ClockChange>();
  for (const timeZone of Intl.supportedValuesOf('timeZone'))
    for (const year of years)
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const [startMs, endMs] = [quarter, quarter + 1].map((n) => Date.UTC(year, 3 * n));
        if (startMs === undefined || endMs === undefined) continue;
        const [before, after] = [zoneOffsetMs(timeZone, startMs), zoneOffsetMs(timeZone, endMs)];
        if (before === after) continue;
        const atMs = firstAfter(startMs, endMs, (ms) => zoneOffsetMs(timeZone, ms) !== before);
        const localTimeMs = (atMs + before) % dayMs;
        const key = [localTimeMs, before, after].join();
        if (!changes.has(key)) changes.set(key, { timeZone, atMs, shiftMs: after - before });
      }
  return [...changes.values()];
}

/** Returns the first full second after `startMs` at which a condition holds from then on. */
function firstAfter(startMs: number, endMs: number, holds: (ms: number) => boolean): number {
  let [low, high] = [startMs / 1000, endMs / 1000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle * 1000)) high = middle;
    else low = middle;
  }
  return high * 1000;
}

const changes = findClockChanges();

it('finds changes at midnight on both sides of Greenwich, and skipped days', () => {
  const isAtMidnight = ({ atMs, timeZone, shiftMs }: ClockChange): boolean =>
    shiftMs > 0 && (atMs + zoneOffsetMs(timeZone, atMs - 1)) % dayMs === 0;
  const midnights = changes.filter(isAtMidnight);

  expect(changes.length).toBeGreaterThan(100);
  expect(midnights.some(({ timeZone, atMs }) => zoneOffsetMs(timeZone, atMs) < 0)).toBe(true);
  expect(midnights.some(({ timeZone, atMs }) => zoneOffsetMs(timeZone, atMs) > 0)).toBe(true);
  expect(changes.filter(({ shiftMs }) => shiftMs >= 23 * hourMs).length).toBeGreaterThan(1);
});

it('starts a day at the first moment with its date or, if it is skipped, a later one', () => {
  const wrong = changes.flatMap(({ timeZone, atMs }) => {
    const localDate = (ms: number): string =>
      new Date(ms + zoneOffsetMs(timeZone, ms)).toISOString().slice(0, 10);
    return [-1, 0, 1, 2].flatMap((days) => {
      const date = addDays(localDate(atMs - 1), days);
      const startMs = startOfDayMs(date, timeZone);
      // The last moment before the change has the latest date so far.
      const earlier = [startMs - 1, ...(startMs > atMs ? [atMs - 1] : [])];
      return localDate(startMs) >= date && earlier.every((ms) => localDate(ms) < date)
        ? []
        : [`${timeZone} ${date}: ${new Date(startMs).toISOString()}`];
    });
  });

  expect(wrong).toEqual([]);
});

it('has each moment in the day of its date, between the starts of two days', () => {
  const wrong = changes.flatMap(({ timeZone, atMs }) =>
    [atMs - dayMs, atMs - 1, atMs, atMs + hourMs / 2].flatMap((ms) => {
      const date = dateInZone(timeZone, ms);
      return startOfDayMs(date, timeZone) <= ms && startOfDayMs(addDays(date, 1), timeZone) > ms
        ? []
        : [`${timeZone} ${new Date(ms).toISOString()}: ${date}`];
    }),
  );

  expect(wrong).toEqual([]);
});

it.each(contractPeriods)(
  '[AGNT-03] [AGNT-16] %s periods tile the time of every zone around its changes of clocks',
  (period) => {
    const wrong = changes.flatMap(({ timeZone, atMs }) => {
      // Neither a day nor a shift of an hour is a multiple of 7 minutes.
      const calendar = { timeZone, realTimeMinutes: 7 };
      const at = (ms: number) => settlementPeriodAt(period, ms, calendar);
      return [atMs - 1, atMs, at(atMs).endMs, startOfDayMs(dateInZone(timeZone, atMs), timeZone)]
        .filter((ms) => {
          const { startMs, endMs } = at(ms);
          const isTiled =
            startMs <= ms &&
            ms < endMs &&
            at(startMs).endMs === endMs &&
            at(endMs - 1).startMs === startMs &&
            at(endMs).startMs === endMs &&
            at(startMs - 1).endMs === startMs;
          return !isTiled;
        })
        .map((ms) => `${timeZone} ${new Date(ms).toISOString()}`);
    });

    expect(wrong).toEqual([]);
  },
);
