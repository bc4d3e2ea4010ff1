import { expect, it } from 'vitest';
import { checkBudget } from './checkBudget.ts';
import type { TestResult } from './readReport.ts';

const tests = (count: number, level: TestResult['level'] = 'browser'): TestResult[] =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.spec.ts',
    title: `test ${index}`,
    level,
    outcome: 'passed',
    seconds: 1,
  }));

it('accepts tests within the budget, and machines without measurement', () => {
  expect(checkBudget([...tests(400), ...tests(100, 'http')], 880)).toEqual([]);
  expect(checkBudget(tests(1), undefined)).toEqual([]);
});

it('rejects more browser tests and more CPU time', () => {
  expect(checkBudget(tests(401), 400)).toEqual([expect.stringContaining('401 browser tests')]);
  expect(checkBudget(tests(10), 881)).toEqual([expect.stringContaining('881 s')]);
});
