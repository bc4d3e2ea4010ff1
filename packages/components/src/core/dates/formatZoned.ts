import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/**
 * Formatters by time zone. Cached, because creating one costs more than formatting the dates of a
 * whole list.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an ISO date or a Unix time in a time zone and a Day.js format. Returns an invalid date
 * unchanged.
 */
export function formatZoned(
  moment: string | number,
  { timeZone, format }: { timeZone: string; format: string },
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  // Swedish formats dates as 2026-11-20 23:15:10, which Day.js can parse.
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  // Parsed as UTC, because the device's zone may skip the hour.
  return dayjs.utc(formatter.format(date)).format(format);
}
