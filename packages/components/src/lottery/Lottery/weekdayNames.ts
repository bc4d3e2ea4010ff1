import { lotteryWeekdays, type LanguageFormats, type LotteryWeekday } from '@livery/stores';

/** The operator's number of each weekday, by its code. */
type WeekdayNumbers = Readonly<Record<string, number>>;

/** Returns a date `index` days after a Monday; 2 February 2026 was a Monday. */
const dateOf = (index: number): string => `2026-02-0${2 + index}`;

/** Returns the short names of the weekdays in a language, Monday first. */
export function weekdayNames(
  formats: LanguageFormats,
  numbers: WeekdayNumbers,
): { code: LotteryWeekday; day: number | undefined; name: string }[] {
  return lotteryWeekdays.map((code, index) => ({
    code,
    day: numbers[code],
    name: formats.date(dateOf(index), 'UTC', { weekday: 'short' }),
  }));
}

/**
 * Returns the names of the days on which a lottery is drawn; `undefined` if it is drawn daily or
 * states no days.
 */
export function drawDays(
  drawDayOfWeek: string | undefined,
  formats: LanguageFormats,
  numbers: WeekdayNumbers,
): string | undefined {
  const days = (drawDayOfWeek ?? '').split(',').filter((day) => day !== '');
  const names = weekdayNames(formats, numbers);
  if (days.length === 0 || days.length === names.length) return undefined;
  return formats.list(
    names.filter(({ day }) => days.includes(String(day))).map(({ name }) => name),
  );
}
