/** Any JSON Schema object, as read from a file. */
export type Schema = { readonly [keyword: string]: unknown };

/** Whether a value is a JSON object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of a list, when it is one. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Looks up what a `$ref` names, from the schema it stands in. */
export type ResolveRef = (ref: string, from: Schema) => Schema | undefined;

/**
 * Follows references between schema files that lie side by side: `text.schema.json`,
 * `#/$defs/item`, `page.schema.json#/$defs/node`.
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
