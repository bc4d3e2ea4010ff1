import { sortProblems, withoutHint, type ConfigProblem } from './ConfigProblem.ts';
import { crossCheckBrands } from './crossCheckBrands.ts';
import { idleSuppressions } from './idleSuppressions.ts';
import type { LoadedSite } from './loadSite.ts';

/**
 * Everything that is wrong with brands that were read together, and between them; one mistake stands once.
 *
 * @param options.whole whether these are all brands of the folder: then it can be said what none of them needs.
 */
export function problemsOf(loaded: readonly LoadedSite[], { whole }: { whole: boolean }): ConfigProblem[] {
  const own = withSharedOnce(loaded);
  return sortProblems([...own, ...crossCheckBrands(loaded), ...idleSuppressions(loaded, { whole })]);
}

/** What every brand lacks at a place that their parent has too, the parent lacks: it is told there, once. */
function withSharedOnce(loaded: readonly LoadedSite[]): ConfigProblem[] {
  const serving = loaded.filter(({ brand }) => !brand.startsWith('_'));
  const parents = loaded.filter(({ brand }) => brand.startsWith('_'));
  const shared = new Map<string, ConfigProblem>();
  const [first, ...others] = serving;
  for (const problem of others.length === 0 ? [] : first?.problems ?? []) {
    const around = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    const place = parents.map(({ provenance }) => provenance(around)).find((position) => position !== undefined);
    const isEverywhere = others.every(({ problems }) => problems.some((other) => wordsOf(other) === wordsOf(problem)));
    if (problem.code === 'LV202' && place && isEverywhere) shared.set(wordsOf(problem), { ...problem, ...place });
  }
  return loaded.flatMap(({ problems }) => problems.map((problem) => shared.get(wordsOf(problem)) ?? problem));
}

function wordsOf({ code, pointer, message }: ConfigProblem): string {
  return [code, pointer, withoutHint(message)].join('\n');
}
