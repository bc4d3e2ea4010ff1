import { readPeriod, type Period } from './readPeriod.ts';
import { refuseFields } from './refuseFields.ts';

/** Reads the period of a list. Without one, all records are listed. Refuses an invalid period. */
export function readOptionalPeriod({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): Partial<Period> {
  if (from === undefined && to === undefined) return {};
  const period = readPeriod({ from: from ?? '', to: to ?? '' });
  if (!('fromMs' in period)) throw refuseFields(period);
  return period;
}
