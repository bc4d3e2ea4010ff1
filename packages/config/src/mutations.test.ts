import { beforeAll, describe, expect, it, vi } from 'vitest';
import { problemCodes } from './problemCodes.ts';
import type { SchemaSet } from './SchemaSet.ts';
import { mutate, standOf, type Mutation } from './testing/mutate.ts';
import { baseMutations } from './testing/mutations/baseMutations.ts';
import { basePageMutations } from './testing/mutations/basePageMutations.ts';
import { handMutations } from './testing/mutations/handMutations.ts';
import { ironfieldMutations } from './testing/mutations/ironfieldMutations.ts';
import { lagoonMutations } from './testing/mutations/lagoonMutations.ts';
import { problemsIn, shippedBrands, shippedSchemas } from './testing/shippedBrands.ts';

// Each test reads all shipped brands: how long that takes is the machine's affair.
vi.setConfig({ testTimeout: 120_000 });

let schemas: SchemaSet;
let shipped: Record<string, string>;
beforeAll(async () => { [schemas, shipped] = await Promise.all([shippedSchemas(), shippedBrands()]); });

const corpus = { _base: baseMutations, 'pages of _base': basePageMutations, lagoon: lagoonMutations, ironfield: ironfieldMutations, 'made by hand': handMutations };
const all = Object.values(corpus).flat();

it('the shipped brands themselves have no problem', async () => {
  expect(await problemsIn(shipped, schemas)).toEqual([]);
});

describe.each(Object.entries(corpus))('one mistake, one problem, at its place: %s', (_name, mutations) => {
  it.each(mutations.map((mutation) => [titleOf(mutation), mutation] as const))('%s', async (_title, mutation) => {
    const [file, pointer, edit, code] = mutation;
    const files = { ...shipped, [file]: mutate(shipped[file] ?? '', pointer, edit) };
    const found = await problemsIn(files, schemas);
    const { file: where, line } = standOf(mutation, (name) => files[name] ?? '');
    expect(found.map((problem) => `${problem.code} ${problem.file}:${problem.line}`)).toEqual([`${code} ${where}:${line}`]);
  });
});

it('is large, and leaves no code out but those that no edit of one file makes', () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(titleOf)).size).toBe(all.length);
  const covered = new Set(all.map(([, , , code]) => code));
  // Files that are missing, too large or no text; what only a server knows; locks and a folder's name, which the shipped brands do not have.
  expect(Object.keys(problemCodes).filter((code) => !covered.has(code))).toEqual(['LV101', 'LV105', 'LV107', 'LV109', 'LV212', 'LV307', 'LV507', 'LV508', 'LV602']);
});

function titleOf([file, pointer, edit, code]: Mutation): string {
  return `${file} ${pointer} ${JSON.stringify(edit)}: ${code}`;
}
