import type { SchemaSet } from '../schema/SchemaSet.ts';
import type { FileSource } from '../source/FileSource.ts';
import { readSiteValue } from './readSiteValue.ts';

/**
 * Returns the hosts in a brand's own site.json without loading the brand, so that one brand can be
 * compared with thousands. A brand without the file has none.
 *
 * Errors: those of the source, except that of a missing file.
 */
export async function readHosts(
  source: FileSource,
  brand: string,
  schemas: SchemaSet,
): Promise<readonly string[]> {
  const hosts = await readSiteValue(source, brand, { schemas, pointer: '/hosts' });
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}
