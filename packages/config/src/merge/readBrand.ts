import type { FileSource } from '../source/FileSource.ts';
import type { LoadCache } from './LoadCache.ts';
import { mergeLayers, type MergedLayers } from './mergeLayers.ts';
import { readChain, type LayerChain } from './readChain.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';

/** A brand's folder and those of its parents, read and merged but not checked. */
export interface ReadBrand {
  readonly chain: LayerChain;
  readonly merged: MergedLayers;
}

/** Reads and merges a brand. Returns `undefined` when it has no folder. */
export async function readBrand(input: {
  source: FileSource;
  brand: string;
  cache: LoadCache;
  schemas: SchemaSet;
}): Promise<ReadBrand | undefined> {
  const chain = await readChain(input);
  const merged = chain && mergeLayers(chain.layers, input);
  return merged && { chain, merged };
}
