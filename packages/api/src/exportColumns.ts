import type { AnyCall } from './Call.ts';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly items?: { readonly $ref?: string };
}
type Fields = Readonly<Record<string, FieldSchema>>;
interface SchemaFile {
  readonly $defs: Readonly<Record<string, { readonly properties?: Fields } | undefined>>;
}

const definitions = '#/$defs/';

/**
 * Returns the fields of a call's records that fit a cell, in the order of the schema: texts,
 * numbers and booleans of the items of `list`.
 */
export function exportColumns({ name, schemas: { reply } }: AnyCall): readonly string[] {
  // The validators' test compiles each schema file.
  const { $defs } = callSchemas[schemaFiles[reply]] as SchemaFile;
  const item = $defs[reply]?.properties?.list?.items?.$ref?.slice(definitions.length) ?? '';
  const fields = $defs[item]?.properties;
  if (!fields) throw new Error(`${name} can be exported, but its reply has no list of records.`);
  return Object.entries(fields).flatMap(([field, { type }]) =>
    type === 'object' || type === 'array' || type === undefined ? [] : [field],
  );
}
