import { lotteryWeekdays, type LotteryWeekday } from '@livery/stores';

/** Numbers of the days, as the operator counts them. */
type WeekdayNumbers = Readonly<Record<string, number>>;

/** The 2nd of February 2026 was a Monday. */
const fromMonday = (index: number): Date => new Date(Date.UTC(2026, 1, 2 + index));

/** The days of a week in the words of a language, Monday first. */
export function weekdayNames(
  languageTag: string,
  numbers: WeekdayNumbers,
): { code: LotteryWeekday; day: number | undefined; name: string }[] {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  return lotteryWeekdays.map((code, index) => ({
    code,
    day: numbers[code],
    name: format.format(fromMonday(index)),
  }));
}

/** The days a lottery is drawn on; nothing, where it is drawn every day or names none. */
export function drawDays(
  drawDayOfWeek: string | undefined,
  languageTag: string,
  numbers: WeekdayNumbers,
): string | undefined {
  const days = (drawDayOfWeek ?? '').split(',').filter((day) => day !== '');
  const names = weekdayNames(languageTag, numbers);
  return days.length === 0 || days.length === names.length
    ? undefined
    : names
        .filter(({ day }) => days.includes(String(day)))
        .map(({ name }) => name)
        .join(', ');
}
