import { formatProblem, type UncheckedPart } from '@livery/config';
import { escapeXml } from './escapeXml.ts';
import { uncheckedWords, type ReportedProblem, type ValidationReport } from './ValidationReport.ts';

/**
 * JUnit XML: one testsuite per brand, one failure per problem. Problems that do not fail the run
 * are listed in `system-out`; a check that was not made is a skipped test.
 */
export function formatJunit({ problems, unchecked = [], brands, fails }: ValidationReport): string {
  // A parent's file may have a problem even when only its child was validated.
  const names = [...new Set([...brands, ...[...problems, ...unchecked].map(({ layer }) => layer)])];
  const suites = names.map((name) =>
    suite(name, {
      problems: problems.filter(({ layer }) => layer === name),
      unchecked: unchecked.filter(({ layer }) => layer === name),
      fails,
    }),
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
  {
    problems,
    unchecked,
    fails,
  }: Pick<ValidationReport, 'problems' | 'fails'> & { unchecked: readonly UncheckedPart[] },
): { tests: number; xml: string } {
  const cases = problems.map((problem) => testCase(name, problem, fails(problem)));
  cases.push(...unchecked.map((part) => skippedCase(name, part)));
  const failures = problems.filter(fails).length;
  if (failures === 0)
    cases.unshift(`    <testcase classname="${escapeXml(name)}" name="is valid"/>`);
  const head = `  <testsuite name="${escapeXml(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${unchecked.length}">`;
  return { tests: cases.length, xml: [head, ...cases, '  </testsuite>'].join('\n') };
}

function testCase(suiteName: string, problem: ReportedProblem, isFailure: boolean): string {
  const { code, message, severity } = problem;
  const text = escapeXml(formatProblem(problem));
  const body = isFailure
    ? `<failure type="${code}" message="${escapeXml(message)}">${text}</failure>`
    : `<system-out>${severity}: ${text}</system-out>`;
  return `${caseHead(suiteName, problem)}${body}</testcase>`;
}

function skippedCase(suiteName: string, part: UncheckedPart): string {
  return `${caseHead(suiteName, part)}<skipped message="${escapeXml(uncheckedWords(part))}"/></testcase>`;
}

function caseHead(
  suiteName: string,
  { code, file, line, column }: Pick<UncheckedPart, 'code' | 'file' | 'line' | 'column'>,
): string {
  return `    <testcase classname="${escapeXml(suiteName)}" name="${escapeXml(`${file}:${line}:${column} ${code ?? 'live'}`)}" file="${escapeXml(file)}" line="${line}">`;
}
