import { pointerParts } from './pointer.ts';

/** Any JSON Schema object, as read from a file. */
export type Schema = { readonly [keyword: string]: unknown };

/** Keywords whose value has schemas by names. */
export const schemaMaps: readonly string[] = [
  'properties',
  '$defs',
  'patternProperties',
  'dependentSchemas',
];

/** Returns whether a value is a JSON object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the strings of a list; an empty list for any other value. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Returns whether a schema is that of a page's node. */
export function isNodeSchema(schema: Schema): boolean {
  return schema.title === 'PageNode';
}

/** A schema with the root of its file, in which its references without a file are. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly root: Schema;
}

/**
 * Returns the schema that another refers to by `$ref`, in the same file or in one beside it:
 * `text.schema.json`, `#/$defs/item`, `page.schema.json#/$defs/node`.
 */
export function refTarget(
  { schema: { $ref }, root }: PlacedSchema,
  files: ReadonlyMap<string, Schema>,
): PlacedSchema | undefined {
  if (typeof $ref !== 'string') return undefined;
  const [file = '', pointer = ''] = $ref.split('#');
  const target = file === '' ? root : files.get(file.split('/').at(-1) ?? '');
  const schema = pointerParts(pointer).reduce<Schema | undefined>((current, name) => {
    const next = current?.[name];
    return isSchema(next) ? next : undefined;
  }, target);
  return schema && target && { schema, root: target };
}
