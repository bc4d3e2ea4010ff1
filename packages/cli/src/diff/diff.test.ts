import { callCatalogue } from '@livery/api/callCatalogue';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { loadSchemas, loadSite } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareLists } from './compareLists.ts';
import type { ComparedSite } from './ComparedSite.ts';
import { differencesOf } from './differencesOf.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-diff-'));
  await cp(join(repository, 'tenants'), folder, { recursive: true });
  await cp(join(folder, 'lagoon'), join(folder, 'reef'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function siteOf(brand: string): Promise<ComparedSite> {
  const schemas = await loadSchemas(directorySource(repository));
  const { site, problems } = await loadSite({
    source: directorySource(folder),
    brand,
    schemas,
    calls: callCatalogue,
  });
  if (!site) throw new Error(JSON.stringify(problems));
  return { site, incomplete: new Set() };
}

/** Returns the output for a copy of lagoon in which these files have this content. */
async function differencesWith(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const before = new Map<string, string | undefined>();
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, 'reef', path);
    before.set(target, await readFile(target, 'utf8').catch(() => undefined));
    await writeFile(target, JSON.stringify(content));
  }
  const [lagoon, reef] = [await siteOf('lagoon'), await siteOf('reef')];
  for (const [target, text] of before)
    await (text === undefined ? rm(target) : writeFile(target, text));
  return differencesOf(lagoon, reef).map(({ document, text }) => `${document}: ${text}`);
}

it('finds no differences between identical sites', async () => {
  expect(differencesOf(await siteOf('lagoon'), await siteOf('reef'))).toEqual([]);
});

it('describes added, removed, moved and changed nodes of pages', async () => {
  const nodes = {
    page: { slots: { default: ['live', 'slots', 'note'] } },
    note: { use: 'LiveClock' },
    live: { props: { moreRoute: 'rng' } },
    slots: { when: { session: 'guest' } },
  };
  expect(
    await differencesWith({ 'pages/home.json': { preload: [{ call: 'getGameVendor' }], nodes } }),
  ).toEqual(
    [
      'home page: node live moved to the front',
      'home page: node categories removed',
      'home page: node slots is shown when {"session":"guest"}',
      'home page: node live, more route: live → rng',
      ...['jackpot', 'winners', 'more', 'promo', 'daily', 'recent'].map(
        (node) => `home page: node ${node} removed`,
      ),
      'home page: node studios removed',
      'home page: node fish removed',
      'home page: node note (LiveClock) added after slots',
      'home page: other calls are asked before the first paint',
    ].toSorted(
      (a, b) =>
        order.findIndex((part) => a.includes(part)) - order.findIndex((part) => b.includes(part)),
    ),
  );
});

/** Nodes are reported in the order in which the pages name them. */
const order = [
  'live moved',
  'categories',
  'slots is',
  'live,',
  'jackpot',
  'winners',
  'more removed',
  'promo',
  'daily',
  'recent',
  'studios',
  'fish',
  'note',
  'calls',
];

it('describes changes of menus, routes and flags', async () => {
  expect(
    await differencesWith({
      'menus.json': {
        menus: { bottom: { $ops: [{ remove: 'live' }, { move: 'account', before: 'slots' }] } },
      },
      'routes.json': { routes: { fish: { paths: ['/fishing'] } } },
      'flags.json': { flags: { summer: { value: true } } },
    }),
  ).toEqual([
    'routes: route fish, paths: /fish → /fishing',
    'menus: menu bottom: live removed',
    'menus: menu bottom: account moved after home',
    'flags: flag summer added',
  ]);
});

it('never reveals a value that is for the server only', async () => {
  const lines = await differencesWith({
    'upstream.json': { baseUrl: 'https://hunter2.example', headers: { 'x-site': 'hunter2' } },
  });
  expect(lines).toEqual([
    'upstream: base url: differs (only the server sees the values)',
    'upstream: codecs: removed (was {"loginFreePlay":"(only the server sees this)"})',
    'upstream: codec key: removed (was the secret SANDBOX_KEY_LAGOON)',
    'upstream: headers: added: {"x-site":"(only the server sees this)"}',
  ]);
});

it('compareLists: applying its changes to one order yields the other', () => {
  const ids = uniqueArray(constantFrom(...'abcdefg'));
  assert(
    property(ids, ids, (before, after) => {
      const changes = compareLists(before, after);
      const list = before.filter((id) => !changes.some((change) => change.id === id));
      for (const { id, kind, after: previous } of changes)
        if (kind !== 'removed')
          list.splice(previous === undefined ? 0 : list.indexOf(previous) + 1, 0, id);
      expect(list).toEqual(after);
    }),
    { numRuns: 1000 },
  );
  assert(
    property(array(constantFrom(...'abc')), (ids) => {
      expect(compareLists([...new Set(ids)], [...new Set(ids)])).toEqual([]);
    }),
  );
});
