import { formatProblem } from '@livery/config';
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
  if (failures === 0) cases.unshift(`    <testcase classname="${escape(name)}" name="is valid"/>`);
  const head = `  <testsuite name="${escape(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">`;
  return { tests: cases.length, xml: [head, ...cases, '  </testsuite>'].join('\n') };
}

function testCase(suiteName: string, problem: ReportedProblem, isFailure: boolean): string {
  const { code, message, file, line, column, severity } = problem;
  const head = `    <testcase classname="${escape(suiteName)}" name="${escape(`${file}:${line}:${column} ${code}`)}" file="${escape(file)}" line="${line}">`;
  const text = escape(formatProblem(problem));
  const body = isFailure
    ? `<failure type="${code}" message="${escape(message)}">${text}</failure>`
    : `<system-out>${severity}: ${text}</system-out>`;
  return `${head}${body}</testcase>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Replaces characters that XML 1.0 cannot represent by `\uFFFD`. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
