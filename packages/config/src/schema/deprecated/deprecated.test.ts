import { beforeAll, describe, expect, it } from 'vitest';
import { readHosts } from '../../load/readHosts.ts';
import { readParent } from '../../load/readParent.ts';
import { traceValue } from '../../load/traceValue.ts';
import { formatProblem } from '../../report/ConfigProblem.ts';
import { memorySource } from '../../source/memorySource.ts';
import {
  brandFixture,
  fixtureSchemas,
  loadFixture,
  type SchemaChange,
} from '../../testing/brandFixture.ts';
import type { SchemaSet } from '../SchemaSet.ts';

const renamed = (name: string): object => ({
  deprecated: true,
  'x-replacedBy': name,
  description: 'The name was too short.',
});
const components = 'components.gen.schema.json';
const changes: readonly SchemaChange[] = [
  ['site.schema.json', ['properties', 'chatColor'], renamed('chatHeaderColor')],
  ['site.schema.json', ['properties', 'domains'], renamed('hosts')],
  ['site.schema.json', ['properties', 'parent'], renamed('extends')],
  ['site.schema.json', ['properties', 'money'], renamed('currency')],
  ['site.schema.json', ['properties', 'currency', 'properties', 'unit'], renamed('code')],
  [
    'site.schema.json',
    ['properties', 'defaultTheme'],
    {
      oneOf: [
        { type: 'string', enum: ['light', 'dark'] },
        { const: 'night', deprecated: true, 'x-replacedBy': 'dark' },
      ],
      default: 'light',
    },
  ],
  ['menus.schema.json', ['$defs', 'item', 'properties', 'symbol'], renamed('icon')],
  ['page.schema.json', ['$defs', 'node', 'properties', 'component'], renamed('use')],
  [components, ['$defs', 'GameGrid', 'properties', 'heading'], renamed('title')],
  [
    components,
    ['$defs', 'TextBlock', 'properties', 'icon'],
    {
      anyOf: [
        { type: 'string', enum: ['house', 'huose'], 'x-icon': true },
        { const: 'home', deprecated: true, 'x-replacedBy': 'huose' },
      ],
    },
  ],
];
let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas(changes);
});

const lagoonSite: object = JSON.parse(brandFixture['lagoon/site.json'] ?? '');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Loads a brand of the fixture with files of one line each. */
async function load(
  files: Readonly<Record<string, object>>,
  brand = 'lagoon',
): Promise<{ problems: string[]; at: (pointer: string) => unknown }> {
  const texts = Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)]);
  const site = await loadFixture({ ...brandFixture, ...Object.fromEntries(texts) }, schemas, brand);
  return {
    problems: site.problems.map(formatProblem),
    at: (pointer) => {
      const found = [...site.documents].find(([name]) => pointer.startsWith(`${name}/`));
      return pointer
        .slice(found?.[0].length)
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (value, name) => (isObject(value) ? value[name] : undefined),
          found?.[1].value,
        );
    },
  };
}

const column = (content: object, part: string): number => JSON.stringify(content).indexOf(part) + 1;

describe('a property under its deprecated name', () => {
  it('has one warning at its key, and counts under the new name over an inherited value', async () => {
    const own = { ...lagoonSite, chatColor: '#000001' };
    const { problems, at } = await load({
      '_base/site.json': {
        ...JSON.parse(brandFixture['_base/site.json'] ?? ''),
        chatHeaderColor: '#999999',
      },
      'lagoon/site.json': own,
    });
    expect(problems).toEqual([
      `LV213 "chatColor" is deprecated (The name was too short); write "chatHeaderColor"  lagoon/site.json:1:${column(own, '"chatColor"')}`,
    ]);
    expect(at('/site/chatHeaderColor')).toBe('#000001');
    expect(at('/site/chatColor')).toBeUndefined();
  });

  it('is reported in the file of the parent that a brand inherits it from', async () => {
    const { problems, at } = await load(
      {
        'lagoon/site.json': { ...lagoonSite, chatColor: '#000001' },
        'reef/site.json': { ...lagoonSite, extends: 'lagoon', hosts: ['reef.example'] },
      },
      'reef',
    );
    expect(problems).toEqual([expect.stringMatching(/^LV213 .* {2}lagoon\/site.json:1:/)]);
    expect(at('/site/chatHeaderColor')).toBe('#000001');
  });

  it('gives way to the value under the new name beside it, with one error', async () => {
    const own = { ...lagoonSite, chatColor: '#000001', chatHeaderColor: '#000002' };
    const { problems, at } = await load({ 'lagoon/site.json': own });
    expect(problems).toEqual([
      `LV214 "chatColor" is the deprecated name of "chatHeaderColor", which is stated too and counts; remove "chatColor"  lagoon/site.json:1:${column(own, '"chatColor"')}`,
    ]);
    expect(at('/site/chatHeaderColor')).toBe('#000002');
  });

  it('deletes an inherited value with null', async () => {
    const { problems, at } = await load({
      '_base/site.json': {
        ...JSON.parse(brandFixture['_base/site.json'] ?? ''),
        chatHeaderColor: '#999999',
      },
      'lagoon/site.json': { ...lagoonSite, chatColor: null },
    });
    expect(problems).toEqual([expect.stringContaining('LV213 "chatColor"')]);
    expect(at('/site/chatHeaderColor')).toBe('#1f2937');
  });

  it('counts in an entry that an operation inserts into a list', async () => {
    const item = { id: 'a', text: { $text: 'home.title' }, route: 'home', symbol: 'house' };
    const { problems, at } = await load({
      'lagoon/menus.json': { menus: { main: { $ops: [{ insert: item, before: 'home' }] } } },
    });
    expect(problems).toEqual([expect.stringContaining('LV213 "symbol"')]);
    expect(at('/menus/menus/main/0')).toMatchObject({ id: 'a', icon: 'house' });
  });

  it('counts inside of another one', async () => {
    const own = { ...lagoonSite, money: { unit: 'USD', symbol: '$' } };
    const { problems, at } = await load({ 'lagoon/site.json': own });
    expect(problems).toEqual([
      expect.stringContaining('LV213 "money"'),
      expect.stringContaining('LV213 "unit"'),
    ]);
    expect(at('/site/currency/code')).toBe('USD');
  });

  it('explains no other problem beside it', async () => {
    const item = { id: 'a', text: { $text: 'home.title' }, route: 'home', symbol: 'house' };
    const { problems } = await load({
      'lagoon/menus.json': { menus: { main: { $ops: [{ insert: item }, { remove: 'gone' }] } } },
    });
    expect(problems).toEqual([
      expect.stringContaining('LV213 "symbol"'),
      expect.stringContaining('LV304'),
    ]);
  });

  it('is checked as a value of the new name, at its place', async () => {
    const own = { ...lagoonSite, chatColor: 'teal' };
    const { problems } = await load({ 'lagoon/site.json': own });
    expect(problems).toEqual([
      expect.stringContaining('LV213'),
      expect.stringMatching(`^LV205 "teal" .* lagoon/site.json:1:${column(own, '"teal"')}$`),
    ]);
  });

  it('is found before the layers are known', async () => {
    const site = { ...lagoonSite, hosts: undefined, domains: ['reef.example'], parent: 'lagoon' };
    const source = memorySource({ 'reef/site.json': JSON.stringify(site) });
    expect(await readHosts(source, 'reef', schemas)).toEqual(['reef.example']);
    expect(await readParent(source, 'reef', schemas)).toBe('lagoon');
    const { problems, at } = await load({ 'reef/site.json': site }, 'reef');
    expect(problems).toEqual([
      expect.stringContaining('LV213 "domains"'),
      expect.stringContaining('LV213 "parent"'),
    ]);
    expect(at('/compliance/minimumAge')).toBe(21);
  });

  it('is traced under the new name', async () => {
    const traced = await traceValue({
      source: memorySource({
        ...brandFixture,
        'lagoon/site.json': JSON.stringify({ ...lagoonSite, chatColor: '#000001' }),
      }),
      brand: 'lagoon',
      schemas,
      pointer: '/site/chatHeaderColor',
    });
    expect(traced?.words).toMatchObject([
      { layer: 'lagoon', kind: 'value', value: '#000001' },
      { layer: '_base', kind: 'nothing' },
    ]);
  });
});

describe('a prop under its deprecated name', () => {
  const heading = { $text: 'home.title' };

  it('counts where the node states its component', async () => {
    const { problems, at } = await load({
      'lagoon/pages/category.json': {
        nodes: { grid: { use: 'GameGrid', props: { heading, gameType: 'RNG' } } },
      },
    });
    expect(problems).toEqual([expect.stringContaining('LV213 "heading"')]);
    expect(at('/pages/category/nodes/grid/props')).toMatchObject({ title: heading });
  });

  it('counts where the component has its deprecated name too', async () => {
    const { problems, at } = await load({
      'lagoon/pages/home.json': {
        nodes: { note: { component: 'GameGrid', props: { heading, gameType: 'RNG' } } },
      },
    });
    expect(problems).toEqual([
      expect.stringContaining('LV213 "component"'),
      expect.stringContaining('LV213 "heading"'),
    ]);
    expect(at('/pages/home/nodes/note')).toMatchObject({
      use: 'GameGrid',
      props: { title: heading },
    });
  });

  it('counts where the node inherits its component', async () => {
    const { problems, at } = await load({
      'lagoon/pages/category.json': { nodes: { grid: { props: { heading } } } },
    });
    expect(problems).toEqual([
      expect.stringMatching(/^LV213 "heading" .* lagoon\/pages\/category.json:1:/),
    ]);
    expect(at('/pages/category/nodes/grid/props')).toMatchObject({ title: heading });
  });

  it('is an unknown prop of another component', async () => {
    const { problems } = await load({
      'lagoon/pages/category.json': { nodes: { grid: { use: 'TextBlock', props: { heading } } } },
    });
    expect(problems).toEqual([expect.stringContaining('LV202'), expect.stringContaining('LV203')]);
  });
});

describe('a deprecated value', () => {
  it('has one warning at the value, and counts as the new one', async () => {
    const own = { ...lagoonSite, defaultTheme: 'night' };
    const { problems, at } = await load({ 'lagoon/site.json': own });
    expect(problems).toEqual([
      `LV213 "night" is deprecated; write "dark"  lagoon/site.json:1:${column(own, '"night"')}`,
    ]);
    expect(at('/site/defaultTheme')).toBe('dark');
  });

  it('hides no problem of the new one', async () => {
    const text = { $text: 'home.title' };
    const { problems } = await load({
      'lagoon/pages/category.json': {
        nodes: { grid: { use: 'TextBlock', props: { text, icon: 'home' } } },
      },
    });
    expect(problems).toEqual([
      expect.stringContaining('LV213 "home" is deprecated; write "huose"'),
      expect.stringContaining('"huose"'),
    ]);
  });

  it('is not suggested in the place of an unknown one', async () => {
    const { problems } = await load({
      'lagoon/site.json': { ...lagoonSite, defaultTheme: 'nigth' },
    });
    expect(problems).toEqual([
      expect.stringContaining('LV204 "nigth" is none of "light", "dark"  '),
    ]);
  });
});

describe('a lock', () => {
  it('keeps the values that it names by deprecated names', async () => {
    const { problems } = await load({
      '_base/site.json': {
        ...JSON.parse(brandFixture['_base/site.json'] ?? ''),
        chatHeaderColor: '#999999',
      },
      '_base/locks.json': {
        locks: [
          { pointer: '/site/chatColor', rule: 'fixed' },
          { pointer: '/pages/home/nodes/grid/props/heading', rule: 'mustExist' },
        ],
      },
      'lagoon/site.json': { ...lagoonSite, chatHeaderColor: '#000001' },
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /^LV213 "\/site\/chatColor" is deprecated; write "\/site\/chatHeaderColor" {2}_base\/locks.json:1:\d+$/,
      ),
      expect.stringContaining('write "/pages/home/nodes/grid/props/title"  _base/locks.json'),
      expect.stringContaining('LV307 /site/chatHeaderColor is locked by _base'),
    ]);
  });
});

describe('a declaration', () => {
  const site = 'site.schema.json';
  const current = { type: 'string', enum: ['light', 'dark'] };

  it.each<[fault: string, changes: readonly SchemaChange[], expected: RegExp]>([
    [
      'without a replacement',
      [[site, ['properties', 'chatColor'], { deprecated: true }]],
      /site\.schema\.json#\/properties\/chatColor: .* "x-replacedBy"$/,
    ],
    [
      'with a replacement that does not exist',
      [[site, ['properties', 'chatColor'], renamed('chatHeadColor')]],
      /chatColor: "x-replacedBy" names "chatHeadColor", and no current member/,
    ],
    [
      'with a replacement that is deprecated itself',
      [
        [site, ['properties', 'chatColor'], renamed('chatTone')],
        [site, ['properties', 'chatTone'], renamed('chatHeaderColor')],
      ],
      /chatColor: "x-replacedBy" names "chatTone"/,
    ],
    [
      'of a required property',
      [
        [site, ['properties', 'title'], renamed('name')],
        [site, ['required'], ['title']],
      ],
      /title: a deprecated property is not required/,
    ],
    [
      'of a prop without a replacement',
      [[components, ['$defs', 'GameGrid', 'properties', 'heading'], { deprecated: true }]],
      /components\.gen\.schema\.json#\/\$defs\/GameGrid\/properties\/heading: /,
    ],
    [
      'of a value whose replacement does not exist',
      [
        [
          site,
          ['properties', 'defaultTheme'],
          { oneOf: [current, { const: 'night', deprecated: true, 'x-replacedBy': 'black' }] },
        ],
      ],
      /defaultTheme\/oneOf\/1: "x-replacedBy" names "black"/,
    ],
    [
      'at a place where nothing can be replaced',
      [[site, ['deprecated'], true]],
      /site\.schema\.json#: only a property, or a "const"/,
    ],
    [
      'in a condition on a value',
      [[site, ['not'], { properties: { a: renamed('b'), b: {} } }]],
      /site\.schema\.json#\/not\/properties\/a: only a property/,
    ],
    [
      'of a replacement without a deprecated member',
      [[site, ['properties', 'defaultTheme'], { ...current, 'x-replacedBy': 'theme' }]],
      /defaultTheme: only a property, or a "const"/,
    ],
  ])('%s is refused', async (_, faulty, expected) => {
    await expect(fixtureSchemas(faulty)).rejects.toThrow(expected);
  });
});
