import { addDays, dateInZone, startOfDayMs } from '@livery/model';

/** A period of a record screen: ISO times, the end exclusive. */
export interface DatePeriod {
  readonly from: string;
  readonly to: string;
}

interface PeriodOptions {
  /** The brand's time zone, in which days are counted. */
  readonly timeZone: string;
  readonly nowMs: number;
}

const dayMs = 86_400_000;
/** Dates of this and the last century: others have no four digits in every zone. */
const range = /^((?:19|20)\d\d-\d\d-\d\d)~((?:19|20)\d\d-\d\d-\d\d)$/;

/**
 * Returns the period of a filter's value: `today`, `yesterday`, `last7`, `next30`, or two dates as
 * `2026-11-01~2026-11-07`, both included. Today belongs to the last and the next days. Returns
 * `undefined` for another value, because addresses are untrusted. Source: MEMB-23.
 */
export function periodOf(
  value: string,
  { timeZone, nowMs }: PeriodOptions,
): DatePeriod | undefined {
  const today = dateInZone(timeZone, nowMs);
  const days = (first: string, last: string): DatePeriod => ({
    from: startOfDay(first, timeZone),
    to: startOfDay(addDays(last, 1), timeZone),
  });
  if (value === 'today') return days(today, today);
  if (value === 'yesterday') return days(addDays(today, -1), addDays(today, -1));
  const [, direction, count] = /^(last|next)(\d{1,3})$/.exec(value) ?? [];
  if (direction !== undefined) {
    const further = Math.max(Number(count), 1) - 1;
    return direction === 'last'
      ? days(addDays(today, -further), today)
      : days(today, addDays(today, further));
  }
  const dates = datesOf(value);
  return dates && days(dates.first, dates.last);
}

/** Returns the dates of a free range; `undefined` if the value is none or ends before it starts. */
export function datesOf(value: string): { first: string; last: string } | undefined {
  const [, first = '', last = ''] = range.exec(value) ?? [];
  const isRange = isDate(first) && isDate(last) && first <= last;
  return isRange ? { first, last } : undefined;
}

/** Returns the number of days of a free range, both dates included. */
export function countDays({ first, last }: { first: string; last: string }): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

/** Returns whether a text is a date of the calendar; `2026-02-30` is none. */
function isDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Returns the start of a day in a time zone, as an ISO time. */
function startOfDay(date: string, timeZone: string): string {
  return new Date(startOfDayMs(date, timeZone)).toISOString();
}
