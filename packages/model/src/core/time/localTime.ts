/** Formatters by time zone, because creating one costs more than formatting a whole list. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of an IANA time zone, as `2026-11-20 23:15:10`. */
export function localTime(timeZone: string, atMs: number): string {
  const format =
    formats.get(timeZone) ??
    // Swedish formats dates as ISO 8601 does.
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(atMs);
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. */
export function zoneOffsetMs(timeZone: string, atMs: number): number {
  const local = localTime(timeZone, atMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
}
