import { basename, dirname } from 'node:path';
import { listBrands } from '@livery/config';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';

/** Brands of one tenants folder. */
export interface BrandSelection {
  /** Absolute path of the tenants folder. */
  readonly root: string;
  readonly brands: readonly string[];
  /** Whether these are all brands of the folder. */
  readonly all: boolean;
}

const patternSign = /[*?{[]/;
/** Folders of a brand's folder. */
const partFolder = /^(?:pages|locales|assets)$/;

/**
 * Returns the brands that paths and patterns select, by tenants folder. A tenants folder selects
 * all its brands, a brand's folder that brand, and a file the brand that contains it.
 */
export async function locateBrands(
  paths: readonly string[],
  ports: Ports,
): Promise<BrandSelection[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (!patternSign.test(path) || (await ports.kind(ports.absolute(path))))
        return [await locate(path, ports)];
      const matches = await ports.glob(path);
      if (matches.length === 0) throw new UsageError(`nothing matches ${path}`);
      return Promise.all(matches.map((match) => locate(match, ports)));
    }),
  );
  const byRoot = new Map<string, Set<string>>();
  for (const { root, brands } of found.flat())
    byRoot.set(root, new Set([...(byRoot.get(root) ?? []), ...brands]));
  return Promise.all(
    Array.from(byRoot, async ([root, brands]) => {
      const folders = await listBrands(ports.open(root));
      return {
        root,
        brands: folders.filter((brand) => brands.has(brand)),
        all: folders.length === brands.size,
      };
    }),
  );
}

async function locate(
  path: string,
  ports: Ports,
): Promise<{ root: string; brands: readonly string[] }> {
  const start = ports.absolute(path);
  const kind = await ports.kind(start);
  if (!kind) throw new UsageError(`there is no ${path}`);
  const found =
    kind === 'file' || partFolder.test(basename(start)) ? await brandOf(start, ports) : undefined;
  if (found) return { root: found.root, brands: [found.brand] };
  if (kind === 'folder' && (await isBrand(start, ports)))
    return { root: dirname(start), brands: [basename(start)] };
  const brands = kind === 'folder' ? await listBrands(ports.open(start)) : [];
  if (brands.length === 0)
    throw new UsageError(
      kind === 'file' ? `${path} is in no brand's folder` : `${path} has no brand folders`,
    );
  return { root: start, brands };
}

/**
 * Returns the brand whose folder contains a file or folder, which need not exist, and its tenants
 * folder.
 */
export async function brandOf(
  path: string,
  ports: Pick<Ports, 'kind'>,
): Promise<{ root: string; brand: string } | undefined> {
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder))
    if (await isBrand(folder, ports)) return { root: dirname(folder), brand: basename(folder) };
  return undefined;
}

/** Returns whether a folder is next to the platform's own brand or contains a site document. */
async function isBrand(folder: string, { kind }: Pick<Ports, 'kind'>): Promise<boolean> {
  if ((await kind(`${dirname(folder)}/_base`)) === 'folder') return true;
  // A page may be called site.
  return !partFolder.test(basename(folder)) && (await kind(`${folder}/site.json`)) === 'file';
}
