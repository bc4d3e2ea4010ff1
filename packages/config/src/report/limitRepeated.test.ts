import { expect, it } from 'vitest';
import type { ConfigProblem } from './ConfigProblem.ts';
import { limitRepeated } from './limitRepeated.ts';

const problemsIn = (files: number, each: number): ConfigProblem[] =>
  Array.from({ length: files * each }, (_, index) => ({
    code: 'LV414',
    severity: 'error',
    message: `no slot leads to node "${index}"`,
    pointer: '',
    file: `reef/pages/${Math.floor(index / each)}.json`,
    layer: 'reef',
    line: 1,
    column: 1,
  }));

it.each([
  ['one file', 1, 25, 21, 'and 5 more problems of this kind in this file'],
  ['one file, without a sentence for a single one', 1, 21, 21, 'no slot leads to node "20"'],
  ['many files', 300, 1, 101, 'and 200 more problems of this kind in other files'],
])('lists the first problems of a code in %s', (_title, files, each, count, last) => {
  const limited = limitRepeated(problemsIn(files, each));

  expect([limited.length, limited.at(-1)?.message]).toEqual([count, last]);
});

it('limits each code by itself', () => {
  const others = problemsIn(1, 1).map((problem) => ({ ...problem, code: 'LV405' as const }));

  expect(limitRepeated([...problemsIn(300, 1), ...others]).slice(-1)).toEqual(others);
});
