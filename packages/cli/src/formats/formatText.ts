import { formatProblem } from '@livery/config';
import { summaryOf, type ReportedProblem, type ValidationReport } from './ValidationReport.ts';

/** One line per problem, warnings marked as such, and the total. */
export function formatText(report: ValidationReport): string {
  return [...report.problems.map(lineOf), summaryOf(report)].join('\n');
}

function lineOf(problem: ReportedProblem): string {
  const line = formatProblem(problem);
  return problem.severity === 'warning' ? `warning ${line}` : line;
}
