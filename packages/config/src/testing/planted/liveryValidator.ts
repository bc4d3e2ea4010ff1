import { collectProblems } from '../../load/collectProblems.ts';
import { loadSite, type LoadedSite } from '../../load/loadSite.ts';
import { LoadCache } from '../../merge/LoadCache.ts';
import { listBrands } from '../../read/listBrands.ts';
import type { ConfigProblem } from '../../report/ConfigProblem.ts';
import type { SchemaSet } from '../../schema/SchemaSet.ts';
import { memorySource } from '../../source/memorySource.ts';
import { callsFixture } from '../callsFixture.gen.ts';
import { plant, textOf, type Files } from './plantedFiles.ts';
import type { PlantedMistake } from './PlantedMistake.ts';

/** Returns the problems of files that differ from the shipped ones in a few places. */
export type LiveryValidator = (files: Files) => Promise<ConfigProblem[]>;

/**
 * Validates changed copies of the shipped brands as `livery validate` does. A brand is loaded again
 * only if one of its files or of its parents' is another one, so that a hundred mistakes take
 * seconds.
 */
export function liveryValidator(shipped: Files, schemas: SchemaSet): LiveryValidator {
  const shippedCache = new LoadCache();
  const unchanged = new Map<string, Promise<LoadedSite>>();
  return async (files) => {
    const source = memorySource(files);
    const changed = changedFolders(shipped, files);
    const isShared = parentsOf(files) === parentsOf(shipped) && !hasParent(changed);
    // A cache is valid for one state of the parents.
    const cache = isShared ? shippedCache : new LoadCache();
    const load = (brand: string): Promise<LoadedSite> =>
      loadSite({ source, brand, schemas, calls: callsFixture, cache });
    const loaded = (await listBrands(source)).map((brand) => {
      if (!isShared || changed.has(brand)) return load(brand);
      const before = unchanged.get(brand) ?? load(brand);
      unchanged.set(brand, before);
      return before;
    });
    return collectProblems(await Promise.all(loaded), { whole: true });
  };
}

function hasParent(folders: ReadonlySet<string>): boolean {
  return [...folders].some((folder) => folder.startsWith('_'));
}

/** Returns the brands and their parents, as text. */
function parentsOf(files: Files): string {
  return Object.keys(files)
    .filter((path) => path.endsWith('/site.json'))
    .map((path) => `${path} ${/"extends": *"([^"]*)"/.exec(textOf(files, path))?.[1]}`)
    .join('\n');
}

function changedFolders(before: Files, after: Files): Set<string> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return new Set(
    paths.filter((path) => before[path] !== after[path]).map((path) => path.split('/')[0] ?? path),
  );
}

/** Returns the files with a mistake, and the problems that only the mistake causes. */
export async function problemsOf(
  { edits }: PlantedMistake,
  { shipped, validate }: { shipped: Files; validate: LiveryValidator },
): Promise<{ files: Files; findings: ConfigProblem[] }> {
  const files = plant(shipped, edits);
  const found = await validate(files);
  const right = edits.slice(0, -1);
  const before = right.length === 0 ? [] : await validate(plant(shipped, right));
  const known = new Set(before.map(wordsOf));
  return { files, findings: found.filter((problem) => !known.has(wordsOf(problem))) };
}

/** Returns what stays the same when only lines move. */
function wordsOf({ code, file, message }: ConfigProblem): string {
  return [code, file, message].join('\n');
}
