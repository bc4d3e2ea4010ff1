import { baseBrand } from '../merge/readChain.ts';
import type { FileSource } from '../source/FileSource.ts';
import { readSiteValue } from './readSiteValue.ts';

/** Returns the name of the folder that a brand extends, without loading the brand. */
export async function readParent(source: FileSource, brand: string): Promise<string | undefined> {
  if (brand === baseBrand) return undefined;
  const name = await readSiteValue(source, brand, '/extends');
  return typeof name === 'string' ? name : baseBrand;
}
