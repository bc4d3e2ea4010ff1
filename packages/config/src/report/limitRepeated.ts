import { groupBy } from '../source/groupBy.ts';
import { countProblems, type ConfigProblem } from './ConfigProblem.ts';

const maxPerFile = 20;
const maxPerBrand = 100;

/**
 * Replaces all but the first problems of one code in one file, and of one code in all files, by
 * their number, so that thousands of equal ones do not hide the others.
 */
export function limitRepeated(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const perFile = limited(problems, {
    kindOf: ({ code, file }) => `${code} ${file}`,
    max: maxPerFile,
    place: 'this file',
  });
  return limited(perFile, { kindOf: ({ code }) => code, max: maxPerBrand, place: 'other files' });
}

function limited(
  problems: readonly ConfigProblem[],
  {
    kindOf,
    max,
    place,
  }: { kindOf: (problem: ConfigProblem) => string; max: number; place: string },
): ConfigProblem[] {
  const alike = groupBy(problems, kindOf);
  const listed = new Map<string, number>();
  return problems.flatMap((problem) => {
    const kind = kindOf(problem);
    const index = listed.get(kind) ?? 0;
    listed.set(kind, index + 1);
    const rest = alike.get(kind)?.slice(max) ?? [];
    if (index < max || rest.length === 1) return problem;
    if (index > max) return [];
    const count = countProblems(rest);
    return { ...problem, message: `and ${count} more problems of this kind in ${place}`, count };
  });
}
