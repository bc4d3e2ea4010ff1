import { expect, it } from 'vitest';
import type { TestResult } from './readReport.ts';
import { recordAfter, secondTryProblems, secondTryReport } from './secondTries.ts';

const test = (title: string, outcome: TestResult['outcome'] = 'flaky'): TestResult => ({
  file: 'a.spec.ts',
  title,
  level: 'browser',
  outcome,
  seconds: 1,
});
const list = 'Text.\n\n- a.spec.ts: [HOME-01]\n  opens\n\n  Its cause.\n';
const problemsOf = (options: Partial<Parameters<typeof secondTryProblems>[0]>): string[] =>
  secondTryProblems({ tests: [], list: '', before: [], earlier: 0, ...options });

it('tolerates two second tries of tests that needed none in the last recorded run', () => {
  expect(problemsOf({ tests: [test('[HOME-01] opens', 'passed')], list })).toEqual([]);
  expect(problemsOf({ tests: [test('[HOME-01]'), test('opens')], list })).toEqual([]);
});

it('refuses a run with three second tries, once, whichever part of it has them', () => {
  const problem = '3 tests of one run needed a second try; 2 are tolerated.';

  expect(problemsOf({ tests: [test('a'), test('b'), test('c')] })).toEqual([problem]);
  expect(problemsOf({ tests: [test('c')], earlier: 2 })).toEqual([problem]);
  expect(problemsOf({ tests: [test('d')], earlier: 3 })).toEqual([]);
});

it('refuses a second try in two recorded runs in a row, by the list or the kept record', () => {
  const repeated = [expect.stringContaining('"a.spec.ts: [HOME-01] opens" needed a second try')];

  expect(problemsOf({ tests: [test('[HOME-01] opens')], list })).toEqual(repeated);
  expect(
    problemsOf({ tests: [test('[HOME-01] opens')], before: [test('[HOME-01] opens')] }),
  ).toEqual(repeated);
});

it('keeps the record of tests that did not run, and forgets those that passed at once', () => {
  const before = [test('elsewhere'), test('skipped'), test('mended'), test('again')];

  expect(
    recordAfter(before, [
      test('skipped', 'skipped'),
      test('mended', 'passed'),
      test('again'),
      test('new'),
    ]).map(({ title }) => title),
  ).toEqual(['elsewhere', 'skipped', 'again', 'new']);
});

it('reports the lines that enter and leave the list', () => {
  expect(
    secondTryReport(
      [
        { ...test('new'), firstError: 'Expected 1\nReceived 2' },
        test('[HOME-01] opens', 'passed'),
        test('other', 'passed'),
      ],
      list,
    ),
  ).toEqual([
    'Passed on the second try; add to packages/e2e/flaky.md:\n- a.spec.ts: new\n  Expected 1\n  Received 2',
    'Passed on the first try; remove from packages/e2e/flaky.md:\n- a.spec.ts: [HOME-01] opens',
  ]);
});
