import { editText, formatDocument, type FileSource } from '@livery/config';
import { starterTheme } from './starterTheme.ts';

/** Identity of a new brand. */
export interface BrandIdentity {
  readonly name: string;
  readonly host: string;
  readonly merchant: string;
}

/**
 * The minimal files of a brand; everything else is inherited from `_base`.
 *
 * @param schemas path of the folder of the schemas, for editors; without it, documents name none.
 */
export function smallBrand(
  { name, host, merchant }: BrandIdentity,
  schemas: string | undefined,
): Map<string, Uint8Array> {
  const link = (document: string): object =>
    schemas === undefined ? {} : { $schema: `${schemas}/${document}.schema.json` };
  return new Map([
    [
      'site.json',
      json({
        ...link('site'),
        extends: '_base',
        name,
        hosts: [host],
        brand: { merchant },
      }),
    ],
    ['theme.json', json({ ...link('theme'), ...starterTheme })],
  ]);
}

/**
 * A copy of a brand under another name. Comments and order in its files are preserved; the names of
 * its secrets follow the merchant, because a secret belongs to one brand.
 */
export async function copiedBrand({
  source,
  from,
  identity,
  schemas,
}: {
  source: FileSource;
  from: string;
  identity: BrandIdentity;
  schemas: string | undefined;
}): Promise<Map<string, Uint8Array>> {
  const { name, host, merchant } = identity;
  const files = new Map<string, Uint8Array>();
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await source.list(`${from}${folder}`)) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (entry.kind === 'folder') await walk(path);
      else if (entry.kind === 'file') files.set(path.slice(1), await source.read(from + path));
    }
  };
  await walk('');
  const ownValues: [string[], unknown][] = [
    ...(schemas === undefined
      ? []
      : [[['$schema'], `${schemas}/site.schema.json`] satisfies [string[], string]]),
    [['name'], name],
    [['hosts'], [host]],
    [['brand', 'merchant'], merchant],
  ];
  const site = ownValues.reduce(
    (text, [path, value]) => editText(text, path, value),
    textOf(files.get('site.json')),
  );
  const upstream = files.get('upstream.json');
  if (upstream)
    files.set(
      'upstream.json',
      new TextEncoder().encode(renameSecrets(textOf(upstream), from, merchant)),
    );
  return files.set('site.json', new TextEncoder().encode(site));
}

/**
 * Name of a secret, except the sandbox's: each server derives those by the profile of a merchant.
 */
const secretName = /("\$secret"\s*:\s*")(?!SANDBOX_KEY_)([A-Z][A-Z0-9_]*)(?=")/g;

/** Replaces the source brand's name in the names of secrets: `LAGOON_KEY` → `AURORA_KEY`. */
function renameSecrets(text: string, from: string, merchant: string): string {
  const own = capitalsOf(from);
  return text.replaceAll(secretName, (_, before: string, name: string) => {
    const parts = `_${name}_`.replaceAll(`_${own}_`, `_${capitalsOf(merchant)}_`);
    return before + parts.slice(1, -1);
  });
}

/** Returns the names of the secrets that the server needs for a brand, each once. */
export function secretsOf(files: ReadonlyMap<string, Uint8Array>): string[] {
  const found = textOf(files.get('upstream.json')).matchAll(secretName);
  return [...new Set(Array.from(found, ([, , name = '']) => name))];
}

/** `sea-breeze` → `SEA_BREEZE`. */
function capitalsOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : '{}\n';
}

function json(value: object): Uint8Array {
  return new TextEncoder().encode(formatDocument(value));
}
