import type { AnyCall } from '@livery/api';
import { Refusal } from '../core/Refusal.ts';

const maxRecords = 10_000;

/** Returns whether a request asks for all records of its filters, for a file. */
export function isExport(call: AnyCall, request: object): boolean {
  return call.export === true && 'format' in request && request.format === 'csv';
}

/** Lists the records of a request as one page; refuses more than a file may have. */
export async function listAll(
  list: (request: object) => unknown,
  request: object,
): Promise<unknown> {
  const { pageNo: _pageNo, cursor: _cursor, ...filters } = request as Record<string, unknown>;
  const reply = await list({ ...filters, pageSize: maxRecords });
  // Handlers of calls that can be exported reply with a page or a slice.
  const { totalPages = 1, nextCursor } = reply as { totalPages?: number; nextCursor?: string };
  if (totalPages > 1 || nextCursor !== undefined)
    throw new Refusal('These are too many records for a file. Please choose a shorter period.');
  return reply;
}
