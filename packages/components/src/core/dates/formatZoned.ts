import { localTime } from '@livery/model';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

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
  // Parsed as UTC, because the device's zone may skip the hour.
  return dayjs.utc(localTime(timeZone, date.getTime())).format(format);
}
