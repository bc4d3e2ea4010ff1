/** Returns the date in a time zone, for example `2026-11-20`. */
export function dateInZone(timeZone: string, nowMs: number): string {
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(nowMs);
}
