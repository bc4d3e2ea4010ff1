/** Any JSON Schema object, as read from a file. */
export type Schema = { readonly [keyword: string]: unknown };

/** Returns whether a value is a JSON object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the strings of a list; an empty list for any other value. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Resolves a `$ref` relative to the schema that contains it. */
export type ResolveRef = (ref: string, from: Schema) => Schema | undefined;

/**
 * Resolves references between schema files of one folder: `text.schema.json`, `#/$defs/item`,
 * `page.schema.json#/$defs/node`.
 */
export function refResolver(files: ReadonlyMap<string, Schema>): ResolveRef {
  return (ref, from) => {
    const [file = '', pointer = ''] = ref.split('#');
    const root = file === '' ? from : files.get(file.split('/').at(-1) ?? '');
    return pointer
      .split('/')
      .slice(1)
      .reduce<Schema | undefined>((current, name) => {
        const next = current?.[name];
        return isSchema(next) ? next : undefined;
      }, root);
  };
}
