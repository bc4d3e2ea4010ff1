import { expect, it } from 'vitest';
import type { Edit } from './Mutation.ts';
import type { Task } from './planBatch.ts';
import { testsOf } from './readTests.ts';
import { verdictLines } from './reportMutations.ts';
import { tryMutations, type Bench } from './tryMutations.ts';

const tests = testsOf({ 'a.spec.ts': Array.from({ length: 9 }, (_, index) => `test('${index + 1}', () => {});`).join('\n') });
const edit = (value: unknown): Edit => ({ file: 'f.json', path: ['x'], value });
const task = (id: string, lines: readonly number[], { kind = 'text', values = [id] }: { kind?: 'text' | 'constant'; values?: readonly string[] } = {}): Task => (
  { mutation: { kind, id, shown: `words of ${id}`, alternatives: values.map((value) => [edit(value)]) }, candidates: lines.flatMap((line) => tests[line - 1] ?? []) }
);

/** Tests fail by line under a value; `''` stands for the shipped base. */
function fakeBench(fails: Readonly<Record<string, readonly number[]>>, refuses: readonly string[] = []) {
  let values: string[] = [''];
  const runs: string[] = [];
  const told: string[] = [];
  const bench: Bench = {
    apply: async (edits) => {
      values = edits.length === 0 ? [''] : edits.map(({ value }) => String(value));
      return values.some((value) => refuses.includes(value)) ? ['LV1 no'] : [];
    },
    run: async (keys) => {
      runs.push(`${values.join('+')}: ${keys.join(' ')}`);
      return new Map(keys.map((key) => [key, values.some((value) => fails[value]?.includes(Number(key.split(':')[1]))) ? 'failed' : 'passed']));
    },
    tell: (line) => told.push(line),
  };
  return { bench, runs, told };
}

it('says which test noticed what, which nothing did, and tries more tests in later rounds', async () => {
  const { bench, runs } = fakeBench({ a: [1], b: [3] });
  const all = [task('a', [1]), task('b', [2, 3, 4]), task('c', [5]), task('d', [])];
  const verdict = await tryMutations(bench, all);
  expect([...verdict.noticed].map(([{ mutation }, by]) => [mutation.id, by])).toEqual([['a', 'a.spec.ts:1'], ['b', 'a.spec.ts:3']]);
  expect(verdict.unnoticed.map(({ mutation }) => mutation.id)).toEqual(['d', 'c']);
  expect(runs).toEqual([': a.spec.ts:1 a.spec.ts:2 a.spec.ts:5', 'a+b+c: a.spec.ts:1 a.spec.ts:2 a.spec.ts:5', ': a.spec.ts:3 a.spec.ts:4', 'b: a.spec.ts:3 a.spec.ts:4']);
  expect(verdictLines(verdict).join('\n')).toBe('\nNoticed 2 of 4\n\nNo test looks at (1):\n  d  words of d\n\nChanged, and no test failed (1):\n  c  words of c');
});

it('counts no test that fails over the shipped base', async () => {
  const { bench, told } = fakeBench({ '': [1], a: [1] });
  const verdict = await tryMutations(bench, [task('a', [1])]);
  expect(verdict.noticed.size).toBe(0);
  expect(told).toContain('  left out  a.spec.ts:1: it fails as it is');
});

it('tries the next value of a constant that is refused, and says when there is none', async () => {
  const { bench } = fakeBench({ good: [1] }, ['bad', 'worse']);
  const verdict = await tryMutations(bench, [task('taken', [1], { kind: 'constant', values: ['bad', 'good'] }), task('refused', [2], { kind: 'constant', values: ['bad', 'worse'] })]);
  expect([...verdict.noticed.keys()].map(({ mutation }) => mutation.id)).toEqual(['taken']);
  expect([...verdict.refused].map(([{ mutation }, problems]) => [mutation.id, problems])).toEqual([['refused', ['LV1 no']]]);
});
