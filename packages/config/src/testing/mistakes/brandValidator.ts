import { collectProblems } from '../../load/collectProblems.ts';
import { loadSite, type LoadedSite } from '../../load/loadSite.ts';
import { LoadCache } from '../../merge/LoadCache.ts';
import { baseBrand } from '../../merge/readChain.ts';
import { listBrands } from '../../read/listBrands.ts';
import type { ConfigProblem } from '../../report/ConfigProblem.ts';
import type { SchemaSet } from '../../schema/SchemaSet.ts';
import type { FileSource } from '../../source/FileSource.ts';
import { memorySource } from '../../source/memorySource.ts';
import { callsFixture } from '../callsFixture.gen.ts';
import { textOf, type Files } from './brandFiles.ts';

/**
 * Returns all problems of the files, for all brands together.
 *
 * @param change changes how the files are read, for what no content of a file can cause
 */
export type BrandValidator = (
  files: Files,
  change?: (source: FileSource) => FileSource,
) => Promise<ConfigProblem[]>;

/**
 * Validates as `livery validate` does, for files that differ from `before` in a few places. A brand
 * is loaded again only if its folder or one of its parents' is another one, so that hundreds of
 * edits take seconds.
 */
export function brandValidator(before: Files, schemas: SchemaSet): BrandValidator {
  const caches = new Map<string, LoadCache>();
  const loadedBefore = new Map<string, Promise<LoadedSite>>();
  return async (files, change = (source) => source) => {
    const source = change(memorySource(files));
    const brands = await listBrands(source);
    const changed = changedFolders(before, files);
    const parents = new Set(brands.flatMap((brand) => parentsOf(files, brand)));
    const isShared = ![...parents].some((parent) => changed.has(parent));
    // A cache is valid for one state of the parents, and for one choice of folders that are some.
    const choice = [...parents].join(' ');
    const cache = (isShared ? caches.get(choice) : undefined) ?? new LoadCache();
    if (isShared) caches.set(choice, cache);
    const load = (brand: string): Promise<LoadedSite> =>
      loadSite({ source, brand, schemas, calls: callsFixture, cache });
    const loaded = brands.map((brand) => {
      if (!isShared || changed.has(brand)) return load(brand);
      const unchanged = loadedBefore.get(brand) ?? load(brand);
      loadedBefore.set(brand, unchanged);
      return unchanged;
    });
    return collectProblems(await Promise.all(loaded), { whole: true });
  };
}

/** Returns all problems of the files, for all brands together. */
export function problemsIn(files: Files, schemas: SchemaSet): Promise<ConfigProblem[]> {
  return brandValidator(files, schemas)(files);
}

/** Returns the parents of a brand, the nearest first. */
function parentsOf(files: Files, brand: string): string[] {
  const parents: string[] = [];
  for (let child = brand; child !== baseBrand;) {
    const site = textOf(files, `${child}/site.json`);
    child = /"extends": *"([^"]*)"/.exec(site)?.[1] ?? baseBrand;
    if (parents.includes(child)) break;
    parents.push(child);
  }
  return parents;
}

function changedFolders(before: Files, after: Files): Set<string> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return new Set(
    paths.filter((path) => before[path] !== after[path]).map((path) => path.split('/')[0] ?? path),
  );
}
