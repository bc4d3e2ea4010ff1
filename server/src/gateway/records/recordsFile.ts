import type { AnyCall } from '@livery/api';
import { exportColumns } from '@livery/api/exportColumns';

/**
 * Returns the records of a reply as CSV: the fields of the call's schema, one line per record.
 * `undefined` for a reply that is only one page.
 */
export function recordsFile(call: AnyCall, value: unknown): string | undefined {
  // The reply has been validated against the schema of a record list.
  const reply = value as RecordPage;
  if (reply.nextCursor !== undefined || (reply.totalPages ?? 0) > 1) return undefined;
  const columns = exportColumns(call);
  const lines = [columns, ...reply.list.map((row) => columns.map((column) => row[column]))];
  // Excel recognises UTF-8 by the byte order mark only.
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

interface RecordPage {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly totalPages?: number;
  readonly nextCursor?: string;
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
