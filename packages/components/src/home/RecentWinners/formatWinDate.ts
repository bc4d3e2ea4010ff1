import dayjs from 'dayjs';

/**
 * One for each time zone: a board asks for fifty days, and making one costs more than all of them.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** When something was won, as the clocks of a time zone showed it, in a Day.js format. */
export function formatWinDate(
  iso: string,
  { timeZone, format }: { timeZone: string; format: string },
): string {
  const at = new Date(iso);
  // An operator's slip is shown as it came rather than as an invalid date.
  if (Number.isNaN(at.getTime())) return iso;
  // Swedish writes 2026-11-20 23:15:10, which Day.js reads.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return dayjs(clock.format(at)).format(format);
}
