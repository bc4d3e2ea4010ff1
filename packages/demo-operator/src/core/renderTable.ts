import { escapeHtml } from '@livery/model';

/** Column of a table: heading and cell text. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => string];

/** Renders a table, or a sentence when there are no rows. */
export function renderTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  if (rows.length === 0) return '<p>Nothing yet.</p>';
  const lines = rows.map(
    (row) => `<tr>${columns.map(([, cell]) => `<td>${escapeHtml(cell(row))}</td>`).join('')}</tr>`,
  );
  return `<table>
<thead><tr>${columns.map(([name]) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table>`;
}

/** Formats a time to the minute, UTC. */
export function renderTime(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Response headers of read-only pages. */
export const readOnlyPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};
