import { readPeriod, type Period, type PeriodRequest } from './readPeriod.ts';
import { refuseFields } from '../refuseFields.ts';

/** Returns the period of a request, or refuses the fields of an invalid one. */
export function requirePeriod(request: PeriodRequest, nowMs: number): Period {
  const period = readPeriod(request, nowMs);
  if (!('fromMs' in period)) throw refuseFields(period);
  return period;
}
