import { createHash } from 'node:crypto';
import { problemCodes, publicAddress, withoutHint, type ProblemCodeEntry } from '@livery/config';
import type { ReportedProblem, ValidationReport } from './ValidationReport.ts';

const codes: readonly (readonly [string, ProblemCodeEntry])[] = Object.entries(problemCodes);

/**
 * SARIF 2.1.0, for code scanning. Includes suppressed problems, with the reason from their comment.
 *
 * Source: OASIS "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
 */
export function formatSarif({ problems, suppressed, version }: ValidationReport): string {
  const prints = fingerprints([...problems, ...suppressed]);
  const results = [
    ...problems.map((problem) => result(problem, prints.get(problem))),
    ...suppressed.map((problem) => ({
      ...result(problem, prints.get(problem)),
      suppressions: [{ kind: 'inSource', status: 'accepted', justification: problem.reason }],
    })),
  ];
  const rules = codes.map(([id, { severity, summary, fix, example }]) => ({
    id,
    helpUri: `${publicAddress}/problems#${id.toLowerCase()}`,
    shortDescription: { text: summary },
    fullDescription: { text: `${summary} ${fix}` },
    help: {
      text: `${summary}\n\n${fix}\n\nExample, ${example.file}:\n${example.text}\n\ngives: ${example.expectedMessage}`,
    },
    defaultConfiguration: { level: severity },
  }));
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'livery',
              version,
              semanticVersion: version,
              informationUri: publicAddress,
              rules,
            },
          },
          columnKind: 'utf16CodeUnits',
          results,
        },
      ],
    },
    null,
    2,
  );
}

function result(
  { code, severity, message, file, line, column }: ReportedProblem,
  fingerprint = '',
): object {
  return {
    ruleId: code,
    ruleIndex: codes.findIndex(([id]) => id === code),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    partialFingerprints: { 'livery/v1': fingerprint },
  };
}

function uriOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/**
 * Identifies a problem independently of its line number: by code, file, pointer and message. Equal
 * problems are numbered.
 */
function fingerprints(problems: readonly ReportedProblem[]): Map<ReportedProblem, string> {
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
