import {
  problemCodes,
  publicAddress,
  type ProblemCodeEntry,
  type UncheckedPart,
} from '@livery/config';
import { fingerprints } from './fingerprints.ts';
import { uncheckedWords, type ReportedProblem, type ValidationReport } from './ValidationReport.ts';

const codes: readonly (readonly [string, ProblemCodeEntry])[] = Object.entries(problemCodes);

/**
 * SARIF 2.1.0, for code scanning. Includes suppressed problems, with the reason from their comment.
 * A check that was not made is a notification about the configuration of the tool, not a result.
 *
 * Source: OASIS "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
 */
export function formatSarif({
  problems,
  unchecked,
  suppressed,
  version,
}: ValidationReport): string {
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
          ...(unchecked && {
            invocations: [
              {
                executionSuccessful: true,
                toolConfigurationNotifications: unchecked.map(notification),
              },
            ],
          }),
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
    ruleIndex: ruleIndexOf(code),
    level: severity,
    message: { text: message },
    locations: [locationAt({ file, line, column })],
    partialFingerprints: { 'livery/v1': fingerprint },
  };
}

function notification(part: UncheckedPart): object {
  return {
    level: 'note',
    message: { text: uncheckedWords(part) },
    locations: [locationAt(part)],
    ...(part.code && { associatedRule: { id: part.code, index: ruleIndexOf(part.code) } }),
  };
}

function ruleIndexOf(code: string): number {
  return codes.findIndex(([id]) => id === code);
}

function locationAt({
  file,
  line,
  column,
}: Pick<ReportedProblem, 'file' | 'line' | 'column'>): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, startColumn: column },
    },
  };
}

function uriOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
