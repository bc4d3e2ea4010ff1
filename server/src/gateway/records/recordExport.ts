import { ApiError, type AnyCall } from '@livery/api';
import { exportColumns } from '@livery/api/exportColumns';
import type { ServerResponse } from 'node:http';
import { sendFile } from '../../request/sendEnvelope.ts';
import type { Fields } from '../behaviours/CallBehaviour.ts';

const exportTimeoutMs = 20_000;
const exportBytes = 8 * 1024 * 1024;

/** Returns whether a request asks for the records of a call as a file. */
export function isExport(call: AnyCall, { format }: Fields): boolean {
  return call.export === true && format === 'csv';
}

/** Returns the call with the limits of a reply that lists all records. */
export function asExport(call: AnyCall): AnyCall {
  return { ...call, timeoutMs: exportTimeoutMs, exportBytes };
}

/**
 * Sends the records of a reply as a CSV file: the fields of the call's schema, one line per record.
 *
 * Errors: `upstream_shape` for a reply that is only one page, because the operator did not apply
 *         `format`.
 */
export function sendRecords(response: ServerResponse, call: AnyCall, value: unknown): void {
  // The reply has been validated against the schema of a record list.
  const reply = value as RecordReply;
  if (reply.nextCursor !== undefined || (reply.totalPages ?? 0) > 1)
    throw new ApiError({ code: 'upstream_shape', call: call.name });
  const columns = exportColumns(call);
  const lines = [columns, ...reply.list.map((row) => columns.map((column) => row[column]))];
  sendFile(response, {
    name: `${fileNameOf(call.name)}.csv`,
    type: 'text/csv; charset=utf-8',
    // Excel recognises UTF-8 by the byte order mark only.
    text: `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`,
  });
}

interface RecordReply {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly totalPages?: number;
  readonly nextCursor?: string;
}

/** Returns a call's noun in kebab case: `betting-record`. */
function fileNameOf(call: string): string {
  return call
    .replace(/^get/, '')
    .replaceAll(/[A-Z]/g, (capital, index: number) =>
      index === 0 ? capital.toLowerCase() : `-${capital.toLowerCase()}`,
    );
}

/**
 * Places in a text at which a spreadsheet could begin a formula: its start, and after a character
 * that separates cells in some locales. A spreadsheet that separates by semicolons does not see the
 * quotes of a cell in the middle of its own. Spaces, invisible characters and quotes before the
 * sign do not prevent a formula, and full-width and small signs are read as plain ones.
 */
const formulaPlaces =
  /^(?=[\t\r\n])|(?:^|(?<=[;|\t\r\n]))(?=(?:(?![;|\t\r\n])[\s\p{C}"])*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;

/**
 * Formats a cell (RFC 4180). Every text is quoted, and has an apostrophe where a spreadsheet would
 * begin a formula. Numbers are no texts and keep their sign.
 */
export function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return `"${value.replaceAll(formulaPlaces, "'").replaceAll('"', '""')}"`;
}
