import { formatProblem } from '@livery/config';
import { summaryOf, type ValidationReport } from './ValidationReport.ts';

/** One line per problem, and the total. */
export function formatText(report: ValidationReport): string {
  return [...report.problems.map(formatProblem), summaryOf(report)].join('\n');
}
