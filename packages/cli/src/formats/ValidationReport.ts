import type { ConfigProblem, SuppressionUse, UncheckedPart } from '@livery/config';

/** Result of `livery validate`, independent of the output format. */
export interface ValidationReport {
  /** Whether the exit code is 0. */
  readonly valid: boolean;
  /** Sorted by file and line; `file` is relative to the user's working directory. */
  readonly problems: readonly ReportedProblem[];
  /** With `--live`, the checks that could not be made; `file` is as in `problems`. */
  readonly unchecked?: readonly ReportedPart[];
  /** Brands that are demonstrations; with `--live` they have problems instead. */
  readonly demonstrations?: readonly string[];
  /** Problems that comments in the files suppress. */
  readonly suppressed: readonly (ReportedProblem & Pick<SuppressionUse, 'reason'>)[];
  /** Version of this program. */
  readonly version: string;
  /** The brand folders that were validated. */
  readonly brands: readonly string[];
  readonly fails: (problem: Pick<ConfigProblem, 'severity'>) => boolean;
}

/** A check that was not made, with paths as {@link ReportedProblem} has them. */
export interface ReportedPart extends UncheckedPart {
  readonly tenantFile: string;
}

/**
 * A problem with its file's path in the tenants folder, which does not depend on the working
 * directory.
 */
export interface ReportedProblem extends ConfigProblem {
  readonly tenantFile: string;
}

/** `LV509 the operator is at https://api.example; this check needs LIVERY_UPSTREAM_ORIGINS`. */
export function uncheckedWords({ code, message, needs }: UncheckedPart): string {
  return `${code === undefined ? '' : `${code} `}${message}; this check needs ${needs}`;
}

/** `2 problems, 1 warning, 1 not checked in 3 brand folders`. */
export function summaryOf({ problems, unchecked = [], brands }: ValidationReport): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const counts = [
    count(problems.length - warnings, 'problem'),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(unchecked.length > 0 ? [`${unchecked.length} not checked`] : []),
  ].join(', ');
  return `${counts} in ${count(brands.length, 'brand folder')}`;
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}
