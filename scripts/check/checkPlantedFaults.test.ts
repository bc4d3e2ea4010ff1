import { expect, it } from 'vitest';
import { checkPlantedFaults } from './checkPlantedFaults.ts';

const fault = { name: 'x', file: 'a.ts', find: 'once', replace: '', caughtBy: 'a.test.ts' };
const problem =
  'The planted fault "x" does not fit: a.ts does not have exactly one place that reads: once';

it.each([
  ['one place fits', 'says once', []],
  ['no place does not', 'says nothing', [problem]],
  ['two places do not', 'once and once', [problem]],
  ['no file does not', undefined, [problem]],
])('%s', (_title, text, problems) => {
  expect(checkPlantedFaults([fault], () => text)).toEqual(problems);
});
