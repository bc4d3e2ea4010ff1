import { beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../report/ConfigProblem.ts';
import { crossCheckBrands } from './crossCheckBrands.ts';
import type { LoadedSite } from './loadSite.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const twin = async (brand: string, site: object): Promise<LoadedSite> => {
  const copy = Object.entries(brandFixture)
    .filter(([path]) => path.startsWith('lagoon/'))
    .map(([path, text]) => [path.replace('lagoon', brand), text]);
  const lagoon: object = JSON.parse(brandFixture['lagoon/site.json'] ?? '');
  return loadFixture(
    {
      ...brandFixture,
      ...Object.fromEntries(copy),
      [`${brand}/site.json`]: JSON.stringify({ ...lagoon, ...site }, null, 1),
    },
    schemas,
    brand,
  );
};

it('assigns a host claimed by two brands to the first by folder name', async () => {
  const loaded = [
    await twin('reef', {}),
    await twin('cove', { hosts: ['cove.example', 'lagoon.example'] }),
    await twin('bay', { hosts: ['bay.example'] }),
  ];
  expect(crossCheckBrands(loaded).map(formatProblem)).toEqual([
    'LV601 host "lagoon.example" belongs to brand "cove" already  reef/site.json:4:3',
  ]);
});

it('compares brands that have other problems too', async () => {
  const broken = await twin('reef', { logo: 'assets/none.svg' });
  expect(broken.site).toBeUndefined();
  expect(
    crossCheckBrands([await twin('cove', { hosts: ['lagoon.example'] }), broken]).map(
      ({ code }) => code,
    ),
  ).toEqual(['LV601']);
});

it('rejects frame sources on another brand’s host', async () => {
  const loaded = [
    await twin('cove', { hosts: ['cove.example'] }),
    await twin('bay', { hosts: ['bay.example'], frameSources: ['https://cove.example:8444'] }),
  ];
  expect(crossCheckBrands(loaded).map(formatProblem)).toEqual([
    'LV504 "cove.example" is the host of brand "cove"; games need one of their own  bay/site.json:12:3',
  ]);
});
