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
 * Formats a cell (RFC 4180). A text that a spreadsheet would run as a formula begins with an
 * apostrophe; numbers are no texts and keep their sign. Spreadsheets also read full-width signs.
 */
export function cellOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
