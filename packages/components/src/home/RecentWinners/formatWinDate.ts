import dayjs from 'dayjs';

/**
 * Formatters by time zone. Cached, because creating one costs more than formatting the dates of a
 * whole list.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date in a time zone and a Day.js format. Returns an invalid date unchanged. */
export function formatWinDate(
  iso: string,
  { timeZone, format }: { timeZone: string; format: string },
): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  // Swedish formats dates as 2026-11-20 23:15:10, which Day.js can parse.
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return dayjs(formatter.format(date)).format(format);
}
