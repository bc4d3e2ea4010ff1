import { startOfDayMs, zoneOffsetMs } from '../core/startOfDay.ts';
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
const dayMs = 86_400_000;
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
  const offsetMs = zoneOffsetMs(timeZone, atMs);
  if (period === 'realTime') return slotAt(atMs, offsetMs, realTimeMinutes * minuteMs);
  if (period === 'hourly') return slotAt(atMs, offsetMs, 60 * minuteMs);
  const [first, next] = datesOf(period, new Date(atMs + offsetMs));
  return { startMs: startOfDayMs(first, timeZone), endMs: startOfDayMs(next, timeZone) };
}

/** Slots are counted from midnight, so that no slot reaches into the next day. */
function slotAt(atMs: number, offsetMs: number, slotMs: number): SettlementPeriod {
  const localMs = atMs + offsetMs;
  const midnightMs = Math.floor(localMs / dayMs) * dayMs;
  const startMs = midnightMs + Math.floor((localMs - midnightMs) / slotMs) * slotMs;
  const endMs = Math.min(startMs + slotMs, midnightMs + dayMs);
  return { startMs: startMs - offsetMs, endMs: endMs - offsetMs };
}

/** Returns the first day of a period and that of the next one; `local` has the zone's time in UTC. */
function datesOf(
  period: Exclude<ContractPeriod, 'realTime' | 'hourly'>,
  local: Date,
): [first: string, next: string] {
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const date = (ofMonth: number, ofDay: number): string =>
    new Date(Date.UTC(year, ofMonth, ofDay)).toISOString().slice(0, 10);
  if (period === 'daily') return [date(month, day), date(month, day + 1)];
  if (period === 'weekly') {
    const monday = day - ((local.getUTCDay() + 6) % 7);
    return [date(month, monday), date(month, monday + 7)];
  }
  if (period === 'monthly') return [date(month, 1), date(month + 1, 1)];
  return day < secondHalfDay
    ? [date(month, 1), date(month, secondHalfDay)]
    : [date(month, secondHalfDay), date(month + 1, 1)];
}
