/**
 * Returns the start of a day in a time zone, in Unix milliseconds. `date` as `2026-11-20`,
 * `timeZone` IANA.
 */
export function startOfDayMs(date: string, timeZone: string): number {
  const utcMs = Date.parse(`${date}T00:00:00Z`);
  // The zone's offset at the day's start may differ from that at the same time in UTC.
  const guessMs = utcMs - zoneOffsetMs(timeZone, utcMs);
  return utcMs - zoneOffsetMs(timeZone, guessMs);
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. */
export function zoneOffsetMs(timeZone: string, atMs: number): number {
  const local = formatOf(timeZone).format(atMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish formats dates as 2026-11-20 23:15:10.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}
