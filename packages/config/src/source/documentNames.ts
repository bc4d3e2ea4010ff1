/**
 * The documents directly in a brand's folder. Each is `<name>.json` and has
 * `schemas/<name>.schema.json`.
 */
export const documentNames = [
  'site',
  'routes',
  'menus',
  'banners',
  'flags',
  'registration',
  'theme',
  'compliance',
  'upstream',
] as const;

/** File of the union of the components' schemas. */
export const componentsFile = 'components.gen.schema.json';

/** Returns the schema name of a document, by its pointer in the merged site. */
export function schemaNameOf(pointer: string): string {
  if (pointer.startsWith('/pages/')) return 'page';
  return pointer.startsWith('/locales/') ? 'locale' : pointer.slice(1);
}

/** Returns a document's file below the brand's folder, by its pointer in the merged site. */
export function fileOf(pointer: string): string {
  return `${pointer.slice(1)}.json`;
}

/**
 * Returns a document's pointer in the merged site, by its file below the brand's folder;
 * `undefined` if the file is no document.
 */
export function pointerOf(file: string): string | undefined {
  const [, name = ''] = /^((?:(?:pages|locales)\/)?[^/]+)\.json$/.exec(file) ?? [];
  const known: readonly string[] = [...documentNames, 'locks'];
  return name.includes('/') || known.includes(name) ? `/${name}` : undefined;
}
