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

const cost = { cpuSeconds: 540, referenceSeconds: 0.02 };

it('accepts tests within the budget, and machines without measurement', () => {
  const work = { documents: 3, brands: 2 };
  expect(
    checkBudget([...tests(300), ...tests(100, { work }), ...tests(100, { level: 'http' })], cost),
  ).toEqual([]);
  expect(checkBudget(tests(1), { cpuSeconds: undefined, referenceSeconds: undefined })).toEqual([]);
});

it('rejects more browser tests, documents, brands and CPU time', () => {
  expect(checkBudget(tests(10), { ...cost, cpuSeconds: 541 })).toEqual([
    expect.stringContaining('541 s of processor time; 540 are the limit'),
  ]);
  expect(checkBudget(tests(401), cost)).toEqual([expect.stringContaining('401 browser tests')]);
  expect(checkBudget(tests(117, { work: { documents: 3, brands: 2 } }), cost)).toEqual([
    expect.stringContaining('351 documents'),
    expect.stringContaining('234 brands'),
  ]);
});

it('measures processor time by a reference load beside the tests', () => {
  expect(checkBudget(tests(1), { ...cost, referenceSeconds: 0.019 })).toHaveLength(1);
  expect(checkBudget(tests(1), { cpuSeconds: 1350, referenceSeconds: 0.05 })).toEqual([]);
});
