import { beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../../report/ConfigProblem.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../../testing/brandFixture.ts';
import type { SchemaSet } from '../../schema/SchemaSet.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

/** Returns the warnings about the weight of the fixture's pages with further files. */
async function warningsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { problems, site } = await loadFixture({ ...brandFixture, ...files }, schemas);
  expect([site, problems.filter(({ severity }) => severity === 'error')]).toEqual([
    expect.anything(),
    [],
  ]);
  return problems.filter(({ code }) => code === 'LV758').map(formatProblem);
}

/** Returns files with a long text, which the other language has too. */
function withText(key: string, kb: number): Record<string, string> {
  return {
    'lagoon/locales/EN.json': JSON.stringify({ [key]: 'x'.repeat(kb * 1024) }),
    'lagoon/locales/TY.json': JSON.stringify({ [key]: 'y' }),
  };
}

it('counts the texts of the heaviest language, routes and assets together', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 4_000 }, (_, index) => [
      `lagoon/assets/picture${String(index).padStart(4, '0')}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]),
  );

  expect(await warningsOf(withText('own.terms', 500))).toEqual([]);
  expect(await warningsOf(pictures)).toEqual([]);
  expect(await warningsOf({ ...withText('own.terms', 500), ...pictures })).toEqual([
    expect.stringMatching(
      /^LV758 every page holds \d{3} kB .*: 50\d kB of texts in \w\w, 3\d\d kB of addresses of assets, \d kB of routes; remove what no page shows {2}lagoon\/locales/,
    ),
  ]);
});

it('does not count the texts that only a centre shows', async () => {
  expect(await warningsOf(withText('mc.terms', 900))).toEqual([]);
});
