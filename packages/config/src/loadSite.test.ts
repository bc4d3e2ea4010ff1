import { beforeAll, expect, it } from 'vitest';
import type { SchemaSet } from './SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from './testing/brandFixture.ts';

let schemas: SchemaSet;
beforeAll(async () => { schemas = await fixtureSchemas(); });

it('loads a brand without a mistake', async () => {
  const { site, problems } = await loadFixture(brandFixture, schemas);
  expect(problems).toEqual([]);
  expect(site).toMatchObject({ brand: 'lagoon', version: expect.stringMatching(/^[0-9a-f]{16}$/) });
});
