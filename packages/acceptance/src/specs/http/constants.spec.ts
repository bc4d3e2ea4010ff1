import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../../harness/brandStatus.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { constants } from '../../literals/constants.ts';

const root = join(import.meta.dirname, '../../../../..');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
}

async function defaultOf(name: string, path: readonly string[]): Promise<unknown> {
  const component = /^components\/(?<component>.+)$/.exec(name)?.groups?.component;
  const file = component === undefined ? `schemas/${name}.schema.json` : `packages/components/src/${component}/${component}.schema.json`;
  let schema: Schema | undefined = JSON.parse(await readFile(join(root, file), 'utf8')) as Schema; // a JSON Schema of ours
  for (const property of path) schema = schema?.properties?.[property];
  return schema?.default;
}

/** Changes site.json of a brand that does not name the property, and waits until the server serves it. */
function setSite(brand: TestBrand, changes: object): Promise<void> {
  return publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, changes)));
}

test('[CONF-08] every constant of the specification is the default of its schema', async () => {
  const found = await Promise.all(constants.map(async ({ schema, path, source }) => ({ at: [schema, ...path].join('/'), source, value: await defaultOf(schema, path) })));
  expect(found).toEqual(constants.map(({ schema, path, source, value }) => ({ at: [schema, ...path].join('/'), source, value })));
});

test('[CONF-08] theme and languages are light, TY and TY with EN, and the tenant’s where it says so', async ({ ownBrand: brand }) => {
  const opening = async (): Promise<string> => /<html [^>]*>/.exec((await brand.request('/')).body)?.[0] ?? '';
  const offered = async (language: string): Promise<boolean> => (await brand.request(`/_livery/texts?lang=${language}`)).status === 200;
  await publish(brand, () => brand.edit('site.json', (site) => {
    for (const name of ['defaultTheme', 'defaultLang', 'supportLanguages']) delete site[name];
  }));
  expect(await opening()).toContain('lang="fil"');
  expect(await opening()).toContain('data-theme="light"');
  expect([await offered('TY'), await offered('EN'), await offered('VI')]).toEqual([true, true, false]);

  await setSite(brand, { defaultTheme: 'dark', defaultLang: 'EN', supportLanguages: ['EN'] });
  expect(await opening()).toContain('lang="en"');
  expect(await opening()).toContain('data-theme="dark"');
  expect([await offered('TY'), await offered('EN')]).toEqual([false, true]);
});

testWithOperator('[CONF-08] the calls carry clientType 3 and the page size, and the tenant’s where it says so', async ({ ownBrand: brand, operator }) => {
  const lists = async (): Promise<URLSearchParams[]> => {
    operator.calls.length = 0;
    expect((await brand.request('/wps/relay/GCS_gameList?gameType=RNG')).status).toBe(200);
    expect((await brand.request('/lgw/games/game_menus')).status).toBe(200);
    return [...operator.callsTo('/wps/relay/GCS_gameList'), ...operator.callsTo('/lgw/games/game_menus')].map(({ query }) => new URLSearchParams(query));
  };
  const [list, menus] = await lists();
  expect({ pageSize: list?.get('pageSize'), clientType: list?.get('clientType') ?? menus?.get('clientType') }).toEqual({ pageSize: '15', clientType: '3' });

  await setSite(brand, { clientType: 7, lists: { pageSize: 9 } });
  const [changedList, changedMenus] = await lists();
  expect({ pageSize: changedList?.get('pageSize'), clientType: changedList?.get('clientType') ?? changedMenus?.get('clientType') }).toEqual({ pageSize: '9', clientType: '7' });
});
