import { formatProblem } from '@livery/config';
import { escapeXml } from './escapeXml.ts';
import type { ReportedProblem, ValidationReport } from './ValidationReport.ts';

/**
 * JUnit XML: one testsuite per brand, one failure per problem. Problems that do not fail the run
 * are listed in `system-out`.
 */
export function formatJunit({ problems, brands, fails }: ValidationReport): string {
  // A parent's file may have a problem even when only its child was validated.
  const names = [...new Set([...brands, ...problems.map(({ layer }) => layer)])];
  const suites = names.map((name) =>
    suite(
      name,
      problems.filter(({ layer }) => layer === name),
      fails,
    ),
  );
  const failures = problems.filter(fails).length;
  const tests = suites.reduce((sum, { tests: count }) => sum + count, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="livery validate" tests="${tests}" failures="${failures}" errors="0">`,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
  ].join('\n');
}

function suite(
  name: string,
  problems: readonly ReportedProblem[],
  fails: ValidationReport['fails'],
): { tests: number; xml: string } {
  const cases = problems.map((problem) => testCase(name, problem, fails(problem)));
  const failures = problems.filter(fails).length;
  if (failures === 0)
    cases.unshift(`    <testcase classname="${escapeXml(name)}" name="is valid"/>`);
  const head = `  <testsuite name="${escapeXml(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">`;
  return { tests: cases.length, xml: [head, ...cases, '  </testsuite>'].join('\n') };
}

function testCase(suiteName: string, problem: ReportedProblem, isFailure: boolean): string {
  const { code, message, file, line, column, severity } = problem;
  const head = `    <testcase classname="${escapeXml(suiteName)}" name="${escapeXml(`${file}:${line}:${column} ${code}`)}" file="${escapeXml(file)}" line="${line}">`;
  const text = escapeXml(formatProblem(problem));
  const body = isFailure
    ? `<failure type="${code}" message="${escapeXml(message)}">${text}</failure>`
    : `<system-out>${severity}: ${text}</system-out>`;
  return `${head}${body}</testcase>`;
}
