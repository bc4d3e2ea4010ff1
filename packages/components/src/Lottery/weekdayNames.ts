import { lotteryWeekdays, type LotteryWeekday } from '@livery/stores';

/** The 1st of February 2026 was a Sunday, which is day 1. */
const sunday = (day: number): Date => new Date(Date.UTC(2026, 1, day));

/** The days of a week in the words of a language, Monday first. */
export function weekdayNames(languageTag: string): { code: LotteryWeekday; day: number; name: string }[] {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  return Object.entries(lotteryWeekdays).map(([code, day]) => ({ code: code as LotteryWeekday, day, name: format.format(sunday(day)) })); // the keys of the table
}

/** The days a lottery is drawn on; nothing, where it is drawn every day or names none. */
export function drawDays(drawDayOfWeek: string | undefined, languageTag: string): string | undefined {
  const days = (drawDayOfWeek ?? '').split(',').filter((day) => day !== '');
  const names = weekdayNames(languageTag);
  return days.length === 0 || days.length === names.length ? undefined : names.filter(({ day }) => days.includes(String(day))).map(({ name }) => name).join(', ');
}
