import { zoneMs } from '../zoneMs.ts';

const dayMs = 86_400_000;
/** The first of January 1970 was a Thursday. */
const mondayOffsetDays = 3;

/** Returns the start of the calendar day. */
export function dayStartMs(nowMs: number): number {
  return Math.floor((nowMs + zoneMs) / dayMs) * dayMs - zoneMs;
}

/** Returns the calendar day as the number of days since 1970. */
export function dayNumber(atMs: number): number {
  return Math.floor((atMs + zoneMs) / dayMs);
}

/** Returns the start of the calendar day with a {@link dayNumber}. */
export function dayNumberStartMs(day: number): number {
  return day * dayMs - zoneMs;
}

/** Returns the date of the calendar day with a {@link dayNumber}, as YYYY-MM-DD. */
export function dayNumberDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Returns the start of the week, a Monday. */
export function weekStartMs(nowMs: number): number {
  const day = Math.floor((nowMs + zoneMs) / dayMs);
  return (day - ((day + mondayOffsetDays) % 7)) * dayMs - zoneMs;
}

/** Returns the start of a month, counted from the month of `nowMs`. */
export function monthStartMs(nowMs: number, months: number): number {
  const now = new Date(nowMs + zoneMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1) - zoneMs;
}

/**
 * Returns the first and last millisecond of a range of months, counted from the month of `nowMs`.
 * Without a range both are undefined.
 */
export function monthRangeMs(
  nowMs: number,
  months: readonly [first: number, last: number] | undefined,
): { startMs: number | undefined; endMs: number | undefined } {
  return {
    startMs: months && monthStartMs(nowMs, months[0]),
    endMs: months && monthStartMs(nowMs, months[1] + 1) - 1,
  };
}
