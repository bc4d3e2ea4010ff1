import { localTime, zoneOffsetMs } from './localTime.ts';

const dayMs = 86_400_000;

/**
 * Returns the start of a day in a time zone, in Unix milliseconds: the first moment with its date.
 * That is later than midnight where the clocks go forward at midnight. A day that the zone skips is
 * empty: it starts with the day after it. `date` as `2026-11-20`, `timeZone` IANA.
 */
export function startOfDayMs(date: string, timeZone: string): number {
  const utcMs = Date.parse(`${date}T00:00:00Z`);
  // No zone is a whole day from UTC, so the day cannot have started yet.
  const offsetMs = zoneOffsetMs(timeZone, utcMs - dayMs);
  const midnightMs = utcMs - offsetMs;
  const newOffsetMs = zoneOffsetMs(timeZone, midnightMs);
  if (newOffsetMs === offsetMs) return midnightMs;
  // The clocks change before this midnight. It is at another moment, or the change skips it.
  const newMidnightMs = utcMs - newOffsetMs;
  return zoneOffsetMs(timeZone, newMidnightMs) === newOffsetMs
    ? newMidnightMs
    : changeMs(timeZone, newMidnightMs, midnightMs);
}

/**
 * Returns the moment at which a zone gets the offset that it has at `endMs`, but not at `startMs`.
 */
function changeMs(timeZone: string, startMs: number, endMs: number): number {
  const offsetMs = zoneOffsetMs(timeZone, endMs);
  let [before, after] = [startMs, endMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffsetMs(timeZone, middle) === offsetMs) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * Returns the day of a moment in a time zone, as `2026-11-20`: the day that has started and whose
 * next day has not. If clocks are set back over midnight, the hour that is repeated belongs to the
 * new day, so that days do not overlap.
 */
export function dateInZone(timeZone: string, atMs: number): string {
  let date = localTime(timeZone, atMs).slice(0, 10);
  for (let next = addDays(date, 1); startOfDayMs(next, timeZone) <= atMs; next = addDays(date, 1))
    date = next;
  return date;
}

/** Returns the date a number of days after another one, both as `2026-11-23`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
