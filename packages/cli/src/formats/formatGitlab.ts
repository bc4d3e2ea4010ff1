import { fingerprints } from './fingerprints.ts';
import { uncheckedWords, type ValidationReport } from './ValidationReport.ts';

/**
 * Code Quality report, which GitLab shows in a merge request and beside the changed lines.
 *
 * Source: GitLab documentation "Code Quality", section "Code Quality report format".
 */
export function formatGitlab({ problems, unchecked = [] }: ValidationReport): string {
  const prints = fingerprints([...problems, ...unchecked]);
  return JSON.stringify(
    [
      ...problems.map((problem) => ({
        description: `${problem.code} ${problem.message}`,
        check_name: problem.code,
        fingerprint: prints.get(problem),
        severity: problem.severity === 'error' ? 'major' : 'minor',
        location: { path: problem.file, lines: { begin: problem.line } },
      })),
      ...unchecked.map((part) => ({
        description: `not checked: ${uncheckedWords(part)}`,
        check_name: part.code ?? 'live',
        fingerprint: prints.get(part),
        severity: 'info',
        location: { path: part.file, lines: { begin: part.line } },
      })),
    ],
    null,
    2,
  );
}
