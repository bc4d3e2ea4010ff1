import { beforeAll, expect, it } from 'vitest';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const load = (files: Readonly<Record<string, unknown>>): ReturnType<typeof loadFixture> =>
  loadFixture(
    {
      ...brandFixture,
      ...Object.fromEntries(
        Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)]),
      ),
    },
    schemas,
  );

it('merges objects, replaces scalars and lists', async () => {
  const { site } = await load({
    'lagoon/routes.json': { routes: { games: { params: { games: ['slots', 'live', 'fish'] } } } },
  });
  expect(site?.routes.routes.games).toMatchObject({
    paths: ['/{games}'],
    page: 'category',
    params: { games: ['slots', 'live', 'fish'] },
  });
  expect(Object.keys(site?.routes.routes ?? {})).toEqual(['home', 'games', 'down']);
});

it('deletes members, nodes and whole documents with null', async () => {
  const { site, problems } = await load({
    'lagoon/routes.json': { routes: { down: null, games: null } },
    'lagoon/pages/category.json': null,
    'lagoon/menus.json': { menus: { main: { $ops: [{ remove: 'slots' }] } } },
    'lagoon/banners.json': { groups: { w_home: [] } },
  });
  expect(problems).toEqual([]);
  expect(Object.keys(site?.routes.routes ?? {})).toEqual(['home']);
  expect(Object.keys(site?.pages ?? {})).toEqual(['frame', 'home']);
});

it('edits lists: inserts before, after and at the end, removes, moves', async () => {
  const entry = { text: { $text: 'home.title' }, route: 'home' };
  const { site } = await load({
    'lagoon/menus.json': {
      menus: {
        main: {
          $ops: [
            { insert: { id: 'a', ...entry } },
            { insert: { id: 'b', ...entry }, before: 'home' },
            { insert: { id: 'c', ...entry }, after: 'home' },
            { remove: 'slots' },
            { move: 'a', after: 'b' },
            { move: 'help', before: 'a' },
          ],
        },
      },
    },
  });
  expect(site?.menus.menus.main?.map(({ id }) => id)).toEqual(['b', 'help', 'a', 'home', 'c']);
});

const lagoonSite: object = JSON.parse(brandFixture['lagoon/site.json'] ?? '');

function entry(id: string): object {
  return { id, text: { $text: 'home.title' }, route: 'home' };
}

it.each<[mistake: string, files: Readonly<Record<string, object>>, expected: readonly string[]]>([
  [
    'operations that are no list',
    { '_base/menus.json': { menus: { main: { $ops: 7 } } } },
    ['LV305 _base/menus.json'],
  ],
  [
    'operations with something beside them',
    { '_base/menus.json': { menus: { main: { $ops: [], extra: true } } } },
    ['LV305 _base/menus.json'],
  ],
  [
    'operations without a list',
    { '_base/menus.json': { menus: { main: { $ops: [{ remove: 'help' }] } } } },
    ['LV306 _base/menus.json'],
  ],
  [
    'a value that is no list',
    { '_base/menus.json': { menus: { main: 'home' } } },
    ['LV201 _base/menus.json'],
  ],
  [
    'operations in place of all menus',
    { '_base/menus.json': { menus: { $ops: [] } } },
    ['LV305 _base/menus.json'],
  ],
  [
    'operations in place of a document',
    { '_base/menus.json': { $ops: [] } },
    ['LV305 _base/menus.json'],
  ],
  [
    'an insertion with an unknown part',
    {
      'middle/menus.json': {
        menus: { main: { $ops: [{ insert: entry('live'), befor: 'help' }] } },
      },
      'lagoon/menus.json': { menus: { main: { $ops: [{ move: 'live', before: 'home' }] } } },
    },
    ['LV305 middle/menus.json'],
  ],
  [
    'a misspelt insertion',
    {
      'middle/menus.json': { menus: { main: { $ops: [{ insret: entry('live') }] } } },
      'lagoon/menus.json': { menus: { main: { $ops: [{ move: 'live', before: 'home' }] } } },
    },
    ['LV305 middle/menus.json'],
  ],
  [
    'an invalid value that a brand edits where operations are not allowed',
    {
      '_base/site.json': {
        supportLanguages: 'EN',
        defaultLang: 'TY',
        currency: { code: 'PHP' },
        frameSources: ['https://games.example'],
      },
      'lagoon/site.json': {
        ...lagoonSite,
        supportLanguages: { $ops: [] },
      },
    },
    ['LV201 _base/site.json', 'LV305 lagoon/site.json'],
  ],
])('blames the layer with the mistake: %s', async (_mistake, files, expected) => {
  const { problems } = await load({
    'middle/site.json': { name: 'Middle', hosts: ['middle.example'], brand: { merchant: 'm' } },
    'lagoon/site.json': { ...lagoonSite, extends: 'middle' },
    ...files,
  });

  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(expected);
});

it('keeps the props of a patched node, and drops them when its component changes', async () => {
  const patched = await load({
    'lagoon/pages/home.json': { nodes: { hero: { props: { look: 'strip' } } } },
  });
  expect(patched.site?.pages.home?.nodes.hero?.props).toEqual({ group: 'w_home', look: 'strip' });
  const replaced = await load({
    'lagoon/pages/home.json': {
      nodes: { hero: { use: 'TextBlock', props: { text: { $text: 'home.title' } } } },
    },
  });
  // The banners of the replaced carousel are shown no longer.
  expect(replaced.problems.map(({ code }) => code)).toEqual(['LV452']);
  expect(replaced.site?.pages.home?.nodes.hero).toEqual({
    use: 'TextBlock',
    when: { flag: 'promotions' },
    props: { text: { $text: 'home.title' } },
  });
  const same = await load({
    'lagoon/pages/home.json': {
      nodes: { hero: { use: 'BannerCarousel', props: { look: 'strip' } } },
    },
  });
  expect(same.site?.pages.home?.nodes.hero?.props).toEqual({ group: 'w_home', look: 'strip' });
});

it('replaces conditions, text references and bindings as a whole', async () => {
  const { site, problems } = await load({
    'lagoon/pages/home.json': {
      nodes: {
        hero: { when: { session: 'member' }, props: { group: { $value: 'route.bannerGroup' } } },
        note: { props: { text: { $text: 'home.title' } } },
      },
    },
  });
  // The route names no banner group.
  expect(problems.map(({ code }) => code)).toEqual(['LV452']);
  expect(site?.pages.home?.nodes.hero).toMatchObject({
    when: { session: 'member' },
    props: { group: { $value: 'route.bannerGroup' }, look: 'hero' },
  });
  expect(site?.pages.home?.nodes.hero?.when).not.toHaveProperty('flag');
  expect(site?.pages.home?.nodes.note?.props).toEqual({ text: { $text: 'home.title' } });
});

it('drops nodes of the parent that no slot contains any more', async () => {
  const { site, problems } = await load({
    'lagoon/pages/home.json': { nodes: { page: { slots: { default: ['hero'] } } } },
  });
  expect(problems).toEqual([]);
  expect(Object.keys(site?.pages.home?.nodes ?? {})).toEqual(['page', 'hero']);
});

it('merges a chain of three folders and reports a cycle', async () => {
  const middle = {
    'middle/site.json': { name: 'Middle', hosts: ['middle.example'], brand: { merchant: 'm' } },
    'middle/flags.json': { flags: { extra: { value: true } } },
    'middle/locks.json': { locks: [{ pointer: '/flags/flags/extra', rule: 'fixed' }] },
  };
  const lagoon: object = JSON.parse(brandFixture['lagoon/site.json'] ?? '');
  const { site, problems } = await load({
    ...middle,
    'lagoon/site.json': { ...lagoon, extends: 'middle' },
  });
  expect(problems).toEqual([]);
  expect(site?.flags.flags).toMatchObject({ extra: { value: true }, chat: { value: true } });

  const locked = await load({
    ...middle,
    'lagoon/site.json': { ...lagoon, extends: 'middle' },
    'lagoon/flags.json': { flags: { extra: { value: false } } },
  });
  expect(locked.problems.map(({ code, message }) => [code, message])).toEqual([
    ['LV307', '/flags/flags/extra is locked by middle: it may not be changed'],
  ]);

  const circle = await load({
    'middle/site.json': { extends: 'lagoon' },
    'lagoon/site.json': { ...lagoon, extends: 'middle' },
  });
  expect(circle.problems.map(({ code, message, file }) => [code, message, file])).toEqual([
    [
      'LV302',
      '"middle" extends "lagoon", which extends it: lagoon → middle → lagoon',
      'middle/site.json',
    ],
  ]);
});

it('rejects deleting a locked value, directly or with its parent', async () => {
  const part = await load({ 'lagoon/compliance.json': { helpLine: null } });
  expect(part.problems.map(({ message }) => message)).toEqual([
    '/compliance/helpLine is locked by _base: it may not be deleted (players must find help)',
  ]);
  const whole = await load({ 'lagoon/compliance.json': null });
  expect(whole.problems.map(({ code, file }) => [code, file])).toEqual([
    ['LV101', 'lagoon/compliance.json'],
  ]);
  const changed = await load({
    'lagoon/compliance.json': { helpLine: { name: 'Other', phone: '1234' } },
  });
  expect(changed.problems).toEqual([]);
});

it('records file, line and column of every merged value', async () => {
  const { provenance } = await loadFixture(brandFixture, schemas);
  const placeOf = (file: string, text: string): object => {
    const before = (brandFixture[file] ?? '')
      .slice(0, (brandFixture[file] ?? '').indexOf(text))
      .split('\n');
    return {
      file,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      layer: file.split('/')[0],
    };
  };
  expect(provenance('/compliance/minimumAge')).toEqual(placeOf('lagoon/compliance.json', '21'));
  expect(provenance('/compliance/helpLine/name')).toEqual(
    placeOf('_base/compliance.json', '"Play Aware"'),
  );
  expect(provenance('/pages/home/nodes/hero/props/look')).toEqual(
    placeOf('lagoon/pages/home.json', '"strip"'),
  );
  expect(provenance('/pages/home/nodes/hero/props/group')).toEqual(
    placeOf('_base/pages/home.json', '"w_home"'),
  );
  expect(provenance('/pages/home/nodes/page/slots/default/1')).toEqual(
    placeOf('lagoon/pages/home.json', '"promo"'),
  );
  expect(provenance('/locales/EN/home.title')).toEqual(placeOf('_base/locales/EN.json', '"Home"'));
  expect(provenance('/site/lists/pageSize')).toBeUndefined();
});
