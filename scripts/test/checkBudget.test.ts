import { expect, it } from 'vitest';
import { checkBudget } from './checkBudget.ts';
import type { BrowserWork, TestResult } from './readReport.ts';

const tests = (
  count: number,
  { level = 'browser', work }: { level?: TestResult['level']; work?: BrowserWork } = {},
): TestResult[] =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.spec.ts',
    title: `test ${index}`,
    level,
    outcome: 'passed',
    seconds: 1,
    ...(work && { work }),
  }));

it('accepts tests within the budget, and machines without measurement', () => {
  const work = { documents: 3, brands: 2 };
  expect(
    checkBudget([...tests(300), ...tests(100, { work }), ...tests(100, { level: 'http' })], 880),
  ).toEqual([]);
  expect(checkBudget(tests(1), undefined)).toEqual([]);
});

it('rejects more browser tests, documents, brands and CPU time', () => {
  expect(checkBudget(tests(10), 881)).toEqual([expect.stringContaining('881 s')]);
  expect(checkBudget(tests(401))).toEqual([expect.stringContaining('401 browser tests')]);
  expect(checkBudget(tests(117, { work: { documents: 3, brands: 2 } }))).toEqual([
    expect.stringContaining('351 documents'),
    expect.stringContaining('234 brands'),
  ]);
});
