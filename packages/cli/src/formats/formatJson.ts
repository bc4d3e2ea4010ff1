import type { ValidationReport } from './ValidationReport.ts';

/** `{ valid, problems }`, for programs. */
export function formatJson({ valid, problems }: ValidationReport): string {
  const plain = problems.map(({ code, severity, message, pointer, file, line, column, layer }) => ({
    code,
    severity,
    message,
    pointer,
    file,
    line,
    column,
    layer,
  }));
  return JSON.stringify({ valid, problems: plain }, null, 2);
}
