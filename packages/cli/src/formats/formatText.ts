import { formatProblem } from '@livery/config';
import {
  summaryOf,
  uncheckedWords,
  type ReportedProblem,
  type ValidationReport,
} from './ValidationReport.ts';

/** Demonstrations that the report names; of others it has the number. */
const maxNamed = 5;

/**
 * One line per problem and per check that was not made, warnings marked as such, and the total;
 * without a failure also the brands that are demonstrations.
 */
export function formatText(report: ValidationReport): string {
  const unchecked = (report.unchecked ?? []).map(
    (part) => `not checked ${uncheckedWords(part)}  ${part.file}:${part.line}:${part.column}`,
  );
  return [
    ...report.problems.map(lineOf),
    ...unchecked,
    summaryOf(report),
    ...demonstrationsOf(report),
  ].join('\n');
}

function lineOf(problem: ReportedProblem): string {
  const line = formatProblem(problem);
  return problem.severity === 'warning' ? `warning ${line}` : line;
}

function demonstrationsOf({ valid, demonstrations = [] }: ValidationReport): string[] {
  if (!valid || demonstrations.length === 0) return [];
  const named = demonstrations.slice(0, maxNamed).join(', ');
  const more = demonstrations.length - maxNamed;
  return [
    `not live, because a demonstration: ${named}${more > 0 ? ` and ${more} more` : ''}; --live lists what is missing`,
  ];
}
