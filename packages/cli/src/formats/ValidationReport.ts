import type { ConfigProblem, SuppressionUse } from '@livery/config';

/** What `livery validate` found, for whatever is to read it. */
export interface ValidationReport {
  /** Whether the command ends with 0. */
  readonly valid: boolean;
  /** In the order of files and lines; `file` as the person who called would write it. */
  readonly problems: readonly ReportedProblem[];
  /** What comments in the files turned into nothing. */
  readonly suppressed: readonly (ReportedProblem & Pick<SuppressionUse, 'reason'>)[];
  /** The brand folders that were looked at. */
  readonly brands: readonly string[];
  readonly fails: (problem: Pick<ConfigProblem, 'severity'>) => boolean;
}

/** A problem with the name its file has in the tenants folder, whoever calls from wherever. */
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
