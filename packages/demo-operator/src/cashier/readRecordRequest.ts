import { readPeriod, type Period } from '../core/periods/readPeriod.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { defaultPageSize } from '../core/pageSize.ts';

const defaultDays = 30;
const dayMs = 86_400_000;

/** Reads period and page of a record request. Without a period, the last 30 days are listed. */
export function readRecordRequest(
  {
    from,
    to,
    pageNo = 1,
    pageSize = defaultPageSize,
  }: { from?: string; to?: string; pageNo?: number; pageSize?: number },
  nowMs: number,
): { period: Period; page: { pageNo: number; pageSize: number } } {
  const period = readPeriod(
    { from: from ?? new Date(nowMs - defaultDays * dayMs).toISOString(), to },
    nowMs,
  );
  if (!('fromMs' in period)) throw refuseFields(period);
  return { period, page: { pageNo, pageSize } };
}
