import { lotteryWeekdays, type LotteryWeekday } from '@livery/stores';

/** The operator's number of each weekday, by its code. */
type WeekdayNumbers = Readonly<Record<string, number>>;

/** Returns a date `index` days after a Monday; 2 February 2026 was a Monday. */
const dateOf = (index: number): Date => new Date(Date.UTC(2026, 1, 2 + index));

/** Returns the short names of the weekdays in a language, Monday first. */
export function weekdayNames(
  languageTag: string,
  numbers: WeekdayNumbers,
): { code: LotteryWeekday; day: number | undefined; name: string }[] {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  return lotteryWeekdays.map((code, index) => ({
    code,
    day: numbers[code],
    name: format.format(dateOf(index)),
  }));
}

/**
 * Returns the names of the days on which a lottery is drawn; `undefined` if it is drawn daily or
 * states no days.
 */
export function drawDays(
  drawDayOfWeek: string | undefined,
  languageTag: string,
  numbers: WeekdayNumbers,
): string | undefined {
  const days = (drawDayOfWeek ?? '').split(',').filter((day) => day !== '');
  const names = weekdayNames(languageTag, numbers);
  if (days.length === 0 || days.length === names.length) return undefined;
  return new Intl.ListFormat(languageTag, { type: 'conjunction', style: 'narrow' }).format(
    names.filter(({ day }) => days.includes(String(day))).map(({ name }) => name),
  );
}
