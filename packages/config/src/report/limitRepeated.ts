import type { ConfigProblem } from './ConfigProblem.ts';

const maxPerFile = 20;

/**
 * Replaces all but the first problems of one code in one file by their number, so that thousands of
 * equal ones do not hide the others.
 */
export function limitRepeated(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const kindOf = ({ code, file }: ConfigProblem): string => `${code} ${file}`;
  const counts = new Map<string, number>();
  for (const problem of problems)
    counts.set(kindOf(problem), (counts.get(kindOf(problem)) ?? 0) + 1);
  const listed = new Map<string, number>();
  return problems.flatMap((problem) => {
    const kind = kindOf(problem);
    const index = listed.get(kind) ?? 0;
    listed.set(kind, index + 1);
    const rest = (counts.get(kind) ?? 0) - maxPerFile;
    if (index < maxPerFile || rest === 1) return problem;
    if (index > maxPerFile) return [];
    return { ...problem, message: `and ${rest} more problems of this kind in this file` };
  });
}
