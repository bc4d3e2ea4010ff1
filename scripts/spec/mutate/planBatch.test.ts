import { expect, it } from 'vitest';
import { planBatch, type Trial } from './planBatch.ts';
import { testsOf } from './readTests.ts';

const [one, two, three] = testsOf({ 'a.spec.ts': "test('1', () => {});\ntest('2', () => {});\ntest('3', () => {});" });
const trial = (id: string, candidates: (typeof one)[], kind: 'text' | 'constant' = 'text'): Trial => {
  const known = candidates.filter((test) => test !== undefined);
  return { task: { mutation: { kind, id, shown: id, alternatives: [] }, candidates: known }, tests: known.slice(0, 1) };
};
const ids = (trials: readonly Trial[]): string[] => trials.map(({ task }) => task.mutation.id);

it('puts texts together whose tests do not look at each other’s', () => {
  const { batch, rest } = planBatch([trial('a', [one, three]), trial('b', [two]), trial('same test', [one]), trial('runs a’s other', [three]), trial('looks at b’s', [three, two])]);
  expect([ids(batch), ids(rest)]).toEqual([['a', 'b'], ['same test', 'runs a’s other', 'looks at b’s']]);
});

it('leaves a constant alone', () => {
  expect(ids(planBatch([trial('a', [one], 'constant'), trial('b', [two])]).batch)).toEqual(['a']);
  expect(ids(planBatch([trial('b', [two]), trial('a', [one], 'constant')]).batch)).toEqual(['b']);
});
