const maxColumns = 100;
const indentation = '  ';

/**
 * Formats a tenant document: a list or an object is on one line where it fits into 100 columns.
 * The layout is that of the repository's formatter, so a written document is not reformatted later.
 */
export function formatDocument(value: unknown): string {
  return `${formatValue(value, '', 0)}\n`;
}

/**
 * Formats a value as {@link formatDocument}, without a line break at the end.
 *
 * @param indent the indentation of the line that the value begins on.
 * @param usedColumns columns of that line that are taken by the key before the value and the comma
 *   behind it.
 */
export function formatValue(value: unknown, indent: string, usedColumns: number): string {
  const oneLine = formatInline(value);
  const isShort = !hasTable(value) && indent.length + usedColumns + oneLine.length <= maxColumns;
  if (isShort || typeof value !== 'object' || value === null) return oneLine;
  const inner = indent + indentation;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item: unknown, index) => formatValue(item, inner, commaAfter(index, value.length)))
    : Object.entries(value).map(([key, item], index, entries) => {
        const name = `${JSON.stringify(key)}: `;
        return name + formatValue(item, inner, name.length + commaAfter(index, entries.length));
      });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

const commaAfter = (index: number, length: number): number => (index < length - 1 ? 1 : 0);

/** Formats a value on one line. */
export function formatInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${formatInline(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Returns whether the value contains a table, whose rows are always on lines of their own. */
function hasTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isTable(value) || Object.values(value).some(hasTable);
}

/** A list of several objects, or of several lists, with more than one entry each. */
function isTable(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const isOneKind = value.every(isObject) || value.every(Array.isArray);
  return isOneKind && value.every((row: object) => Object.keys(row).length > 1);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
