import type { ValidationReport } from './ValidationReport.ts';

/** `{ valid, problems }`, for programs; with `--live` also `notChecked`. */
export function formatJson({ valid, problems, unchecked }: ValidationReport): string {
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
  const notChecked = unchecked?.map(
    ({ code, message, needs, pointer, file, line, column, layer }) => ({
      code,
      severity: 'info',
      message,
      needs,
      pointer,
      file,
      line,
      column,
      layer,
    }),
  );
  return JSON.stringify({ valid, problems: plain, notChecked }, null, 2);
}
