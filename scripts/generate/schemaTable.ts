import { deprecationOf, type Deprecation } from '@livery/config';
import type { Schema } from './typesFromSchemas.ts';

/** Row of a Markdown table: the value of each column. */
type Row = readonly string[];

/** Formats a reference to a schema: its type in words, or a link to its section. */
export type LinkOf = (ref: string) => string;

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a Markdown table. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}`;
}

/** Escapes a text for a cell, so that it neither ends the cell nor starts a tag. */
export function cell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|');
  // In code, Markdown shows an entity as it is written.
  return line.replaceAll(/`[^`]*`|</g, (part) => (part === '<' ? '&lt;' : part));
}

/** Formats a value as JSON code in a cell. */
export function code(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|');
  return text === '' ? '' : `\`${text}\``;
}

/**
 * Formats the fields of an object schema, one row each, in the schema's order. Nested fields follow
 * their parent: `limits.connectMs`, `routes.<name>.paths`, `items[].id`.
 */
export function fieldsTable(
  schema: Schema,
  { linkOf, withVisibility = false }: { linkOf: LinkOf; withVisibility?: boolean },
): string {
  const rows: Row[] = [];
  const visit = (parent: Schema, prefix: string, isPublic: boolean): void => {
    const required = new Set([...names(parent.required), ...names(parent['x-required'])]);
    if (isRecord(parent.properties))
      for (const [name, field] of Object.entries(parent.properties))
        if (name !== '$schema' && isRecord(field)) {
          const deprecation = deprecationOf(field);
          const current = deprecation && parent.properties[deprecation.replacement];
          if (deprecation && isRecord(current))
            addDeprecated(deprecation, current, `${prefix}${name}`, isPublic);
          else add(field, `${prefix}${name}`, required.has(name), isPublic);
        }
    const rest = parent.additionalProperties;
    if (isRecord(rest)) add(rest, `${prefix}<name>`, false, isPublic);
  };
  const addDeprecated = (
    { replacement, reason }: Deprecation,
    current: Schema,
    path: string,
    parentIsPublic: boolean,
  ): void => {
    const isPublic = parentIsPublic || current['x-visibility'] === 'public';
    rows.push([
      `\`${path}\``,
      typeOf(current, linkOf),
      '',
      ...(withVisibility ? [isPublic ? 'yes' : 'no'] : []),
      `**Deprecated**; write \`${replacement}\`.${reason === undefined ? '' : ` ${cell(reason)}.`}`,
    ]);
  };
  const add = (field: Schema, path: string, isRequired: boolean, parentIsPublic: boolean): void => {
    const isPublic = parentIsPublic || field['x-visibility'] === 'public';
    const description = typeof field.description === 'string' ? cell(field.description) : '';
    rows.push([
      `\`${path}\``,
      `${typeOf(field, linkOf)}${isRequired ? ', required' : ''}`,
      'default' in field ? code(JSON.stringify(field.default)) : '',
      ...(withVisibility ? [isPublic ? 'yes' : 'no'] : []),
      description,
    ]);
    visit(field, `${path}.`, isPublic);
    if (isRecord(field.items)) visit(field.items, `${path}[].`, isPublic);
  };
  if (isRecord(schema.items)) visit(schema.items, '[].', schema['x-visibility'] === 'public');
  visit(schema, '', schema['x-visibility'] === 'public');
  if (rows.length === 0 && schema.type === 'object') return 'No fields.\n';
  if (rows.length === 0) return `No fields; the value is of type ${typeOf(schema, linkOf)}.\n`;
  return table(
    ['Field', 'Type', 'Default', ...(withVisibility ? ['Public'] : []), 'Description'],
    rows,
  );
}

/** Describes the type of a schema in a few words, with its limits. */
export function typeOf(schema: Schema, linkOf: LinkOf): string {
  if (typeof schema.$ref === 'string') return linkOf(schema.$ref);
  const choices = [schema.anyOf, schema.oneOf].find((list) => Array.isArray(list));
  if (choices)
    return choices
      .filter(isRecord)
      .map((choice) => typeOf(choice, linkOf))
      .join(' or ');
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if ('const' in schema) {
    const replacement = deprecationOf(schema)?.replacement;
    const note =
      replacement === undefined ? '' : ` (deprecated; write ${code(JSON.stringify(replacement))})`;
    return code(JSON.stringify(schema.const)) + note;
  }
  const { type } = schema;
  if (type === 'array' && isRecord(schema.items))
    return `list of ${typeOf(schema.items, linkOf)}${range(schema.minItems, schema.maxItems)}`;
  const name = names(type).join(' or ');
  if (name === 'string') {
    const pattern = typeof schema.pattern === 'string' ? ` matching ${code(schema.pattern)}` : '';
    return `string${pattern}${range(schema.minLength, schema.maxLength, ' characters')}`;
  }
  return `${name === '' ? 'any' : name}${range(schema.minimum, schema.maximum)}`;
}

function range(min: unknown, max: unknown, unit = ''): string {
  if (typeof min === 'number' && typeof max === 'number') return ` (${min} to ${max}${unit})`;
  if (typeof max === 'number') return ` (at most ${max}${unit})`;
  return typeof min === 'number' && min !== 0 ? ` (at least ${min}${unit})` : '';
}

function names(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
