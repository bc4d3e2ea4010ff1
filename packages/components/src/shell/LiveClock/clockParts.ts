/** A part of a Day.js format. */
export interface ClockPart {
  readonly format: string;
  /** Whether narrow screens leave the part out. */
  readonly isWideOnly: boolean;
}

/**
 * Splits a Day.js format so that narrow screens can leave out what precedes the time, such as the
 * date, and the seconds. A format without hours and minutes is one part.
 */
export function clockParts(format: string): ClockPart[] {
  const [, date = '', time = format, seconds = '', rest = ''] =
    /^(.*?)([Hh]{1,2}:mm)(:ss)?(.*)$/.exec(format) ?? [];
  return [
    { format: date, isWideOnly: true },
    { format: time, isWideOnly: false },
    { format: seconds, isWideOnly: true },
    { format: rest, isWideOnly: false },
  ].filter((part) => part.format !== '');
}
