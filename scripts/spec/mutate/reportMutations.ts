import type { Task } from './planBatch.ts';
import type { Verdict } from './tryMutations.ts';

/** What `--list` says: each mutation with the tests that may notice it, then those without. */
export function candidateLines(tasks: readonly Task[]): string[] {
  const without = tasks.filter(({ candidates }) => candidates.length === 0);
  return [
    ...tasks.filter(({ candidates }) => candidates.length > 0).map(({ mutation, candidates }) => (
      `${mutation.id}  ${candidates.slice(0, 3).map(({ key }) => key).join(', ')}${candidates.length > 3 ? ` and ${candidates.length - 3} more` : ''}`
    )),
    `\nA test may look at ${tasks.length - without.length} of ${tasks.length}; none does at:`,
    ...without.map(line),
  ];
}

/** What `--mutate` says at its end. */
export function verdictLines({ noticed, unnoticed, refused }: Verdict): string[] {
  const unseen = unnoticed.filter(({ candidates }) => candidates.length === 0);
  return [
    `\nNoticed ${noticed.size} of ${noticed.size + unnoticed.length + refused.size}`,
    ...section('No test looks at', unseen.map(line)),
    ...section('Changed, and no test failed', unnoticed.filter(({ candidates }) => candidates.length > 0).map(line)),
    ...section('Not tried, for no brand takes another value', [...refused].map(([task, problems]) => `${line(task)}: ${problems.join('; ')}`)),
  ];
}

function line({ mutation: { id, shown } }: Task): string {
  return `  ${id}  ${shown}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n${title} (${lines.length}):`, ...lines];
}
