import { withoutDeprecated } from '@livery/config';
import { compile } from 'json-schema-to-typescript';

/** Any JSON Schema, as read from a file. */
export type Schema = { [keyword: string]: unknown };

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Options of {@link prepare}: how a `$ref` is rewritten, and whether a value with a default is
 * required.
 */
export interface PrepareOptions {
  ref: (ref: string) => Schema | undefined;
  defaultsFilled: boolean;
}

/**
 * Converts a schema to the dialect of the type generator: tuples by `items`, `x-required` as
 * `required`, references resolved, without deprecated members.
 */
export function prepare(written: unknown, options: PrepareOptions): unknown {
  if (Array.isArray(written)) return written.map((entry) => prepare(entry, options));
  if (!isRecord(written)) return written;
  const schema: Schema = withoutDeprecated(written);
  if (typeof schema.$ref === 'string') {
    const target = options.ref(schema.$ref);
    return typeof schema.description === 'string'
      ? { ...target, description: schema.description }
      : target;
  }
  if (Array.isArray(schema.anyOf)) return prepare(withoutBinding(schema, schema.anyOf), options);
  const converted: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (
      keyword.startsWith('x-') ||
      keyword === '$id' ||
      keyword === '$schema' ||
      keyword === 'examples' ||
      keyword === 'default' ||
      keyword === 'pattern'
    )
      continue;
    if (keyword === 'properties' && isRecord(value))
      converted.properties = Object.fromEntries(
        Object.entries(value).map(([name, property]) => [name, prepare(property, options)]),
      );
    else if ((keyword === 'minItems' || keyword === 'maxItems') && !('prefixItems' in schema))
      continue;
    else if (keyword === 'prefixItems')
      Object.assign(converted, { items: prepare(value, options), additionalItems: false });
    else if (keyword === 'items' && value === false) continue;
    else if (keyword !== 'propertyNames' && keyword !== 'allOf')
      converted[keyword] = prepare(value, options);
  }
  const required = new Set([
    ...stringList(schema.required),
    ...stringList(schema['x-required']),
    ...(options.defaultsFilled ? withDefault(schema.properties) : []),
  ]);
  if (required.size > 0) converted.required = [...required];
  else delete converted.required;
  return converted;
}

/**
 * Generates TypeScript declarations for the named schemas, which refer to each other as
 * `#/$defs/<Name>`.
 */
export async function typesFromSchemas(definitions: Record<string, unknown>): Promise<string> {
  const text = await compile(
    { $defs: definitions, title: 'GeneratedRoot', type: 'object', additionalProperties: false },
    'GeneratedRoot',
    {
      bannerComment: '',
      unreachableDefinitions: true,
      additionalProperties: false,
      style: { singleQuote: true, printWidth: 140 },
    },
  );
  // Removes the generator's root type and its notes about where a definition is referenced, because
  // both are meaningless to readers.
  return text
    .replace(/export interface GeneratedRoot \{\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
    .replace(
      / \*\n \* This interface was referenced by[^*]*?\n( \* via the `definition`[^\n]*\n)?/g,
      '',
    );
}

/**
 * Returns the schema of a prop after binding. A reference to a value is only one way to write a
 * prop, so it is removed.
 */
function withoutBinding(
  { anyOf: _anyOf, ...schema }: Schema,
  branches: readonly unknown[],
): Schema {
  const [own, ...others] = branches.filter(
    (branch) => !(isRecord(branch) && String(branch.$ref).endsWith('value.schema.json')),
  );
  if (!isRecord(own) || others.length > 0)
    throw new Error(`${String(schema.description)}: anyOf is for one type or a value reference`);
  return { ...own, ...schema };
}

function stringList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function withDefault(properties: unknown): string[] {
  if (!isRecord(properties)) return [];
  return Object.entries(properties)
    .filter(([, property]) => isRecord(property) && 'default' in property)
    .map(([name]) => name);
}
