import { addDays, dateInZone, startOfDayMs } from '../core/time/calendarDays.ts';
import type { ContractKind } from './contractKinds.ts';

/** How often a contract is settled. Source: AGNT-03, AGNT-15, AGNT-16. */
export const contractPeriods = [
  'realTime',
  'hourly',
  'daily',
  'weekly',
  'semiMonthly',
  'monthly',
] as const;

export type ContractPeriod = (typeof contractPeriods)[number];

/** Calendar in which periods are counted. */
export interface PeriodCalendar {
  /** IANA zone in which days begin. */
  readonly timeZone: string;
  /** Length of a period of real-time salary. Source: AGNT-16. */
  readonly realTimeMinutes: number;
}

/** Period of a settlement; the end is exclusive. */
export interface SettlementPeriod {
  readonly startMs: number;
  readonly endMs: number;
}

const minuteMs = 60_000;
const secondHalfDay = 16;

/** Returns the periods that contracts of a kind can have. */
export function periodsOfKind(kind: ContractKind): readonly ContractPeriod[] {
  if (kind === 'salary') return ['daily'];
  if (kind === 'hourSalary') return ['hourly'];
  if (kind === 'realtimeSalary') return ['realTime'];
  return ['daily', 'weekly', 'semiMonthly', 'monthly'];
}

/**
 * Returns the period in which a moment lies. Weeks begin on Mondays, the halves of a month on the
 * 1st and the 16th.
 */
export function settlementPeriodAt(
  period: ContractPeriod,
  atMs: number,
  { timeZone, realTimeMinutes }: PeriodCalendar,
): SettlementPeriod {
  const [first, next] = datesOf(period, dateInZone(timeZone, atMs));
  const days = { startMs: startOfDayMs(first, timeZone), endMs: startOfDayMs(next, timeZone) };
  if (period === 'realTime') return slotAt(atMs, days, realTimeMinutes * minuteMs);
  return period === 'hourly' ? slotAt(atMs, days, 60 * minuteMs) : days;
}

/**
 * Slots are counted from the start of the day in elapsed time, so that none reaches into the next
 * day, and a change of the clocks neither repeats nor skips one.
 */
function slotAt(atMs: number, day: SettlementPeriod, slotMs: number): SettlementPeriod {
  const startMs = atMs - ((atMs - day.startMs) % slotMs);
  return { startMs, endMs: Math.min(startMs + slotMs, day.endMs) };
}

/** Returns the first day of the period, or of the slot, of a day, and that of the next one. */
function datesOf(period: ContractPeriod, date: string): [first: string, next: string] {
  const day = Number(date.slice(8));
  if (period === 'weekly') {
    const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
    return [monday, addDays(monday, 7)];
  }
  if (period !== 'semiMonthly' && period !== 'monthly') return [date, addDays(date, 1)];
  const [first, nextMonth] = [addDays(date, 1 - day), firstOfNextMonth(date)];
  if (period === 'monthly') return [first, nextMonth];
  const half = addDays(first, secondHalfDay - 1);
  return day < secondHalfDay ? [first, half] : [half, nextMonth];
}

function firstOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
}
