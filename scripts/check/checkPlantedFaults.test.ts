import { expect, it } from 'vitest';
import { checkPlantedFaults } from './checkPlantedFaults.ts';

const fault = { name: 'x', file: 'a.ts', find: 'once', replace: '', caughtBy: 'a.test.ts' };
const problem =
  'The planted fault "x" does not fit: a.ts does not have exactly one place that reads: once';

it.each([
  ['accepts one match', 'says once', []],
  ['reports no match', 'says nothing', [problem]],
  ['reports two matches', 'once and once', [problem]],
  ['reports a missing file', undefined, [problem]],
])('%s', (_title, text, problems) => {
  expect(checkPlantedFaults([fault], () => text)).toEqual(problems);
});
