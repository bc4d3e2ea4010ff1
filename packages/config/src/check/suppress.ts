import type { ConfigProblem } from '../report/ConfigProblem.ts';
import type { Suppression } from '../read/readSuppressions.ts';

/** A suppression in a file of a brand or its parents, and the problems that it suppressed. */
export interface SuppressionUse extends Suppression {
  readonly silenced: readonly ConfigProblem[];
}

/** Removes the problems that a comment suppresses: those of its code on its line. */
export function suppress(
  problems: readonly ConfigProblem[],
  suppressions: readonly Suppression[],
): { problems: ConfigProblem[]; uses: SuppressionUse[] } {
  const uses = suppressions.map((suppression): SuppressionUse => ({
    ...suppression,
    silenced: problems.filter((problem) => isMeant(problem, suppression)),
  }));
  const silenced = new Set(uses.flatMap((use) => use.silenced));
  return { problems: problems.filter((problem) => !silenced.has(problem)), uses };
}

function isMeant({ code, file, line }: ConfigProblem, suppression: Suppression): boolean {
  return code === suppression.code && file === suppression.file && line === suppression.forLine;
}
