import type { ConfigProblem, SuppressionUse } from '@livery/config';

/** Result of `livery validate`, independent of the output format. */
export interface ValidationReport {
  /** Whether the exit code is 0. */
  readonly valid: boolean;
  /** Sorted by file and line; `file` is relative to the user's working directory. */
  readonly problems: readonly ReportedProblem[];
  /** Problems that comments in the files suppress. */
  readonly suppressed: readonly (ReportedProblem & Pick<SuppressionUse, 'reason'>)[];
  /** Version of this program. */
  readonly version: string;
  /** The brand folders that were validated. */
  readonly brands: readonly string[];
  readonly fails: (problem: Pick<ConfigProblem, 'severity'>) => boolean;
}

/**
 * A problem with its file's path in the tenants folder, which does not depend on the working
 * directory.
 */
export interface ReportedProblem extends ConfigProblem {
  readonly tenantFile: string;
}

/** `2 problems, 1 warning in 3 brand folders`. */
export function summaryOf({ problems, brands }: ValidationReport): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const counts = [
    count(problems.length - warnings, 'problem'),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
  return `${counts} in ${count(brands.length, 'brand folder')}`;
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}
