import { baseBrand } from '../merge/readChain.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import type { FileSource } from '../source/FileSource.ts';
import { readSiteValue } from './readSiteValue.ts';

/** Returns the name of the folder that a brand extends, without loading the brand. */
export async function readParent(
  source: FileSource,
  brand: string,
  schemas: SchemaSet,
): Promise<string | undefined> {
  if (brand === baseBrand) return undefined;
  const name = await readSiteValue(source, brand, { schemas, pointer: '/extends' });
  return typeof name === 'string' ? name : baseBrand;
}
