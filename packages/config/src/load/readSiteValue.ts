import { parseDocument } from '../read/parseDocument.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { isMissing, type FileSource } from '../source/FileSource.ts';
import { getAt, plainValue } from '../source/LocatedValue.ts';
import { SourceDocument } from '../source/SourceDocument.ts';

/**
 * Returns a value of a brand's own site.json without loading the brand; undefined without the file
 * or the value.
 *
 * @param options.pointer of the value in site.json
 *
 * Errors: those of the source, except that of a missing file.
 */
export async function readSiteValue(
  source: FileSource,
  brand: string,
  { schemas, pointer }: { schemas: SchemaSet; pointer: string },
): Promise<unknown> {
  const file = `${brand}/site.json`;
  const bytes = await source.read(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!bytes) return undefined;
  const text = new TextDecoder().decode(bytes);
  const document = new SourceDocument({ file, layer: brand, text });
  const site = parseDocument({ text, document, pointer: '' }).value;
  const current = site && schemas.deprecated.replaceIn(site, '/site', undefined).document;
  const value = getAt(current, pointer);
  return value && plainValue(value);
}
