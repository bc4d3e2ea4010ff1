import { sortProblems, withoutHint, type ConfigProblem } from '../report/ConfigProblem.ts';
import { crossCheckBrands } from './crossCheckBrands.ts';
import { unusedSuppressions } from './unusedSuppressions.ts';
import type { LoadedSite } from './loadSite.ts';

/**
 * Returns all problems of brands that were read together, including those between brands. Each
 * mistake is listed once.
 *
 * @param options.whole whether these are all brands of the folder. Only then can suppressions that
 * no brand needs be reported.
 * @param options.taken hosts of the other brands of the folder, with the names of those brands
 */
export function collectProblems(
  loaded: readonly LoadedSite[],
  { whole, taken }: { whole: boolean; taken?: ReadonlyMap<string, string> },
): ConfigProblem[] {
  const between = crossCheckBrands(loaded, taken);
  // Games cannot come from the host of another brand, so that their messages do not matter.
  const ownProblems = withSharedOnce(loaded).filter(
    ({ code, file, pointer }) =>
      code !== 'LV540' ||
      !between.some((other) => other.file === file && other.pointer === pointer),
  );
  return sortProblems([...ownProblems, ...between, ...unusedSuppressions(loaded, { whole })]);
}

/**
 * Merges equal omissions: what every brand lacks at a place that their parent also has is reported
 * once, in the parent.
 */
function withSharedOnce(loaded: readonly LoadedSite[]): ConfigProblem[] {
  const serving = loaded.filter(({ brand }) => !brand.startsWith('_'));
  const parents = loaded.filter(({ brand }) => brand.startsWith('_'));
  const shared = new Map<string, ConfigProblem>();
  const [first, ...others] = serving;
  for (const problem of others.length === 0 ? [] : (first?.problems ?? [])) {
    const missingDocument = lackingOf(problem);
    const location =
      missingDocument === undefined
        ? undefined
        : parents
            .map(({ provenance }) => provenance(missingDocument))
            .find((position) => position !== undefined);
    const isEverywhere = others.every(({ problems }) =>
      problems.some((other) => wordsOf(other) === wordsOf(problem)),
    );
    if (location && isEverywhere) shared.set(wordsOf(problem), { ...problem, ...location });
  }
  return loaded.flatMap(({ problems }) =>
    problems.map((problem) => shared.get(wordsOf(problem)) ?? problem),
  );
}

/**
 * Returns what lacks something, for problems of that kind: an object without a property, a page
 * without its Outlet, a language without a text.
 */
function lackingOf({ code, pointer }: ConfigProblem): string | undefined {
  if (code === 'LV202') return pointer.slice(0, pointer.lastIndexOf('/'));
  return (code === 'LV418' || code === 'LV406') && /^\/(?:pages|locales)\/[^/]+$/.test(pointer)
    ? pointer
    : undefined;
}

function wordsOf({ code, pointer, message }: ConfigProblem): string {
  return [code, pointer, withoutHint(message)].join('\n');
}
