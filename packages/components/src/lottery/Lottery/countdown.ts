/** Formats seconds as a countdown: `04:59`, `23:04:59`, or `2:23:04:59` with days. */
export function countdown(seconds: number): string {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  if (days > 0) return `${days}:${twoDigits(hours)}:${rest}`;
  return hours > 0 ? `${twoDigits(hours)}:${rest}` : rest;
}
