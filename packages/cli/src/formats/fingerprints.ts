import { createHash } from 'node:crypto';
import { withoutHint } from '@livery/config';
import type { ReportedPart, ReportedProblem } from './ValidationReport.ts';

/**
 * Identifies a problem independently of its line number: by code, file, pointer and message. Equal
 * problems are numbered.
 */
export function fingerprints<Problem extends ReportedProblem | ReportedPart>(
  problems: readonly Problem[],
): Map<Problem, string> {
  const occurrences = new Map<string, number>();
  return new Map(
    problems.map((problem) => {
      const words = [
        problem.code,
        problem.tenantFile,
        problem.pointer,
        withoutHint(problem.message),
      ].join('\n');
      const before = occurrences.get(words) ?? 0;
      occurrences.set(words, before + 1);
      return [
        problem,
        `${createHash('sha256').update(words).digest('hex').slice(0, 32)}:${before + 1}`,
      ];
    }),
  );
}
