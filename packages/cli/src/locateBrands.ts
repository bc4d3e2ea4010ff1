import { basename, dirname } from 'node:path';
import { listBrands } from '@livery/config';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/** Brands of one tenants folder. */
export interface BrandSelection {
  /** Absolute path of the tenants folder. */
  readonly root: string;
  readonly brands: readonly string[];
  /** Whether these are all of them, so that they can be compared with each other. */
  readonly all: boolean;
}

/** What a path means: a tenants folder is all its brands, a brand's folder is that brand, a file is the brand it belongs to. */
export async function locateBrands(path: string, ports: Ports): Promise<BrandSelection> {
  const start = ports.absolute(path);
  const kind = await ports.kind(start);
  if (!kind) throw new UsageError(`there is no ${path}`);
  for (let folder = kind === 'file' ? dirname(start) : start; dirname(folder) !== folder; folder = dirname(folder)) {
    if (await isBrand(folder, ports)) return { root: dirname(folder), brands: [basename(folder)], all: false };
    if (folder === start && !/^(pages|locales|assets)$/.test(basename(folder))) break;
  }
  const brands = kind === 'folder' ? await listBrands(ports.open(start)) : [];
  if (brands.length === 0) throw new UsageError(kind === 'file' ? `${path} is in no brand's folder` : `${path} has no brand folders`);
  return { root: start, brands, all: true };
}

/** A folder beside the platform's own brand, or one with a site document. */
async function isBrand(folder: string, { kind }: Ports): Promise<boolean> {
  return (await kind(`${dirname(folder)}/_base`)) === 'folder' || (await kind(`${folder}/site.json`)) === 'file';
}
