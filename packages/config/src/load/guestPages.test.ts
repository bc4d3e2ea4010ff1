import { beforeAll, expect, it } from 'vitest';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';

let schemas: SchemaSet;

beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const page = (path: string): object => ({
  paths: [path],
  page: 'home',
  layout: 'frame',
  title: { $text: 'home.title' },
});

/** Returns the problems of a brand that shows guests nothing but its login and `guardExempt`. */
async function problemsWith(guardExempt: readonly string[]): Promise<string[]> {
  const files = {
    ...brandFixture,
    'lagoon/site.json': JSON.stringify({
      name: 'Lagoon',
      hosts: ['lagoon.localhost'],
      brand: { merchant: 'LAGOON' },
      logo: 'assets/logo.svg',
      loginedToHomePage: true,
    }),
    'lagoon/routes.json': JSON.stringify({
      routes: {
        login: page('/login'),
        forget: page('/forget'),
        help: page('/help'),
        responsible: page('/responsibleGaming'),
      },
      guardExempt,
    }),
  };
  const { problems } = await loadFixture(files, schemas);
  return problems.map(({ code, file, message }) => `${code} ${file} ${message}`);
}

it('[ROUTE-15] refuses a guard that closes recovery, help or responsible gaming to guests', async () => {
  expect(await problemsWith(['/help'])).toEqual([
    'LV458 lagoon/routes.json guests cannot open /forget, /responsibleGaming; add them to "guardExempt" in routes.json',
  ]);
});

it('[ROUTE-15] accepts a guard that leaves them open', async () => {
  expect(await problemsWith(['/help', '/forget', '/responsibleGaming'])).toEqual([]);
});
