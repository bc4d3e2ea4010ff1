import { readPeriod, type Period, type PeriodRequest } from './readPeriod.ts';
import { refuseFields } from '../refuseFields.ts';

/** Reads the period of a list. Without one, all records are listed. Refuses an invalid period. */
export function readOptionalPeriod({ from, to }: PeriodRequest, nowMs: number): Partial<Period> {
  if (from === undefined && to === undefined) return {};
  const period = readPeriod({ from, to }, nowMs);
  if (!('fromMs' in period)) throw refuseFields(period);
  return period;
}
