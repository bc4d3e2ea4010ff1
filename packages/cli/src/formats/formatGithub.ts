import {
  summaryOf,
  uncheckedWords,
  type ReportedProblem,
  type ValidationReport,
} from './ValidationReport.ts';

/**
 * Workflow commands that GitHub displays at the affected lines. Errors come first, because GitHub
 * shows only the first annotations.
 *
 * Source: GitHub documentation "Workflow commands for GitHub Actions"; escapes as in
 *         actions/toolkit `command.ts`.
 */
export function formatGithub(report: ValidationReport): string {
  const inOrder = [
    ...report.problems.filter(({ severity }) => severity === 'error'),
    ...report.problems.filter(({ severity }) => severity === 'warning'),
  ];
  const notices = (report.unchecked ?? []).map((part) =>
    command({ ...part, severity: 'notice', code: 'not checked', message: uncheckedWords(part) }),
  );
  return [...inOrder.map(command), ...notices, summaryOf(report)].join('\n');
}

interface Annotation extends Pick<ReportedProblem, 'message' | 'file' | 'line' | 'column'> {
  readonly severity: ReportedProblem['severity'] | 'notice';
  readonly code: string;
}

function command({ severity, code, message, file, line, column }: Annotation): string {
  const properties = Object.entries({ file, line, col: column, title: code }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
