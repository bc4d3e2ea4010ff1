import { beforeAll, describe, expect, it, vi } from 'vitest';
import { problemCodes } from '../report/problemCodes.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import {
  mutationCorpus,
  mutationSample,
  problemsOfMutation,
  titleOf,
} from '../testing/mutationCorpus.ts';
import { problemsIn, shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';

// Each test reads all shipped brands.
vi.setConfig({ testTimeout: 120_000 });

let schemas: SchemaSet;
let shipped: Record<string, string>;
beforeAll(async () => {
  [schemas, shipped] = await Promise.all([shippedSchemas(), shippedBrands()]);
});

const all = Object.values(mutationCorpus).flat();

it('finds no problem in the shipped brands', async () => {
  expect(await problemsIn(shipped, schemas)).toEqual([]);
});

describe.each(mutationSample('tenth'))(
  'reports one problem at its location for one mistake: %s',
  (_group, mutations) => {
    it.each(mutations.map((mutation) => [titleOf(mutation), mutation] as const))(
      '%s',
      async (_title, mutation) => {
        const { found, expected } = await problemsOfMutation(mutation, { shipped, schemas });
        expect(found).toEqual(expected);
      },
    );
  },
);

it('covers every code except those that need more than one edited file', () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(titleOf)).size).toBe(all.length);
  const covered = new Set(all.map(([, , , code]) => code));
  // Not covered: what the planted mistakes cover; missing, oversized and binary files, pictures,
  // links and limits of folders; embeds, which no shipped page has; checks that only a server can
  // make; locks and folder names, which the shipped brands do not have.
  expect(
    Object.keys(problemCodes)
      .filter((code) => !covered.has(code))
      .toSorted(),
  ).toEqual([
    'LV101',
    'LV105',
    'LV107',
    'LV109',
    'LV110',
    'LV111',
    'LV112',
    'LV113',
    'LV114',
    'LV115',
    'LV116',
    'LV212',
    'LV307',
    'LV445',
    'LV471',
    'LV472',
    'LV473',
    'LV474',
    'LV475',
    'LV476',
    'LV507',
    'LV508',
    'LV509',
    'LV510',
    'LV511',
    'LV515',
    'LV516',
    'LV521',
    'LV533',
    'LV534',
    'LV535',
    'LV536',
    'LV541',
    'LV602',
    'LV741',
    'LV744',
    'LV745',
    'LV746',
    'LV747',
    'LV748',
    'LV749',
    'LV750',
    'LV751',
    'LV752',
    'LV753',
    'LV754',
    'LV755',
    'LV756',
    'LV757',
    'LV758',
  ]);
});
