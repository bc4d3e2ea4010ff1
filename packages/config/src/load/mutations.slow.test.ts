import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { mutationSample, problemsOfMutation, titleOf } from '../testing/mutationCorpus.ts';
import { shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';

// Each test reads all shipped brands.
vi.setConfig({ testTimeout: 120_000 });

let schemas: SchemaSet;
let shipped: Record<string, string>;
beforeAll(async () => {
  [schemas, shipped] = await Promise.all([shippedSchemas(), shippedBrands()]);
});

describe.each(mutationSample('rest'))(
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
