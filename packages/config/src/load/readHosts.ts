import { parseDocument } from '../read/parseDocument.ts';
import { isMissing, type FileSource } from '../source/FileSource.ts';
import { getAt, plainValue } from '../source/LocatedValue.ts';
import { SourceDocument } from '../source/SourceDocument.ts';

/**
 * Returns the hosts in a brand's own site.json without loading the brand, so that one brand can be
 * compared with thousands. A brand without the file has none.
 *
 * Errors: those of the source, except that of a missing file.
 */
export async function readHosts(source: FileSource, brand: string): Promise<readonly string[]> {
  const file = `${brand}/site.json`;
  const bytes = await source.read(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!bytes) return [];
  const text = new TextDecoder().decode(bytes);
  const document = new SourceDocument({ file, layer: brand, text });
  const hosts = getAt(parseDocument({ text, document, pointer: '' }).value, '/hosts');
  const list = hosts && plainValue(hosts);
  return Array.isArray(list) ? list.filter((host) => typeof host === 'string') : [];
}
