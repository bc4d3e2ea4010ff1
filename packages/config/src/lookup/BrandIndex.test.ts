import { getLocation } from 'jsonc-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { LoadCache } from '../merge/LoadCache.ts';
import { readBrand } from '../merge/readBrand.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { memorySource } from '../source/memorySource.ts';
import { SourceDocument, type SourcePosition } from '../source/SourceDocument.ts';
import { brandFixture, fixtureSchemas } from '../testing/brandFixture.ts';
import { callsFixture } from '../testing/callsFixture.gen.ts';
import { BrandIndex } from './BrandIndex.ts';
import type { DocumentIndex, PlacedName } from './DocumentIndex.ts';

let schemas: SchemaSet;
let index: BrandIndex;

async function indexOf(brand: string, ownSchemas = schemas): Promise<BrandIndex> {
  const cache = new LoadCache();
  const read = await readBrand({
    source: memorySource(brandFixture),
    brand,
    cache,
    schemas: ownSchemas,
  });
  if (!read) throw new Error(`${brand} has no folder`);
  return new BrandIndex({ brand, read, schemas: ownSchemas, calls: callsFixture, cache });
}

beforeAll(async () => {
  schemas = await fixtureSchemas();
  index = await indexOf('lagoon');
});

/** Opens a document of lagoon, and returns the name at the sign `‸`, which is in a string. */
function at(
  file: string,
  marked: string,
): { document: DocumentIndex; name: PlacedName | undefined; path: (string | number)[] } {
  const text = marked.replace('‸', '');
  const document = index.open(`lagoon/${file}`, text);
  if (!document) throw new Error(`${file} is no document`);
  const { path, previousNode } = getLocation(text, marked.indexOf('‸'));
  return { document, name: document.nameAt(previousNode?.offset ?? -1, path), path };
}

/** Returns the position of a pattern in a file. */
function placeOf(file: string, place: RegExp): SourcePosition {
  const [layer = ''] = file.split('/');
  const text = brandFixture[file] ?? '';
  return new SourceDocument({ file, layer, text }).positionOf(text.search(place));
}

const kinds: readonly {
  kind: string;
  file: string;
  text: string;
  names: readonly string[];
  definition: [file: string, place: RegExp] | undefined;
  meaning: string | undefined;
}[] = [
  {
    kind: 'textKey',
    file: 'routes.json',
    text: '{ "routes": { "home": { "title": { "$text": "home.‸title" } } } }',
    names: ['home.title', 'wins'],
    // The brand's default language.
    definition: ['_base/locales/TY.json', /"home\.title"/],
    meaning: 'Tahanan',
  },
  {
    kind: 'textKey',
    file: 'routes.json',
    text: '{ "routes": { "home": { "title": { "$text": "wi‸ns" } } } }',
    names: ['home.title', 'wins'],
    definition: ['_base/locales/TY.json', /"wins_/],
    meaning: expect.stringContaining('{{count}} panalo'),
  },
  {
    kind: 'route',
    file: 'menus.json',
    text: '{ "menus": { "main": [{ "id": "a", "route": "ga‸mes" }] } }',
    names: ['home', 'games', 'down'],
    definition: ['_base/routes.json', /"games": \{/],
    meaning: '/{games} → category',
  },
  {
    kind: 'routePath',
    file: 'routes.json',
    text: '{ "routes": { "x": { "paths": ["/x"], "redirect": "/li‸ve?a=b" } } }',
    names: ['/', '/slots', '/down'],
    definition: ['_base/routes.json', /"games": \{/],
    meaning: '/{games} → category',
  },
  {
    kind: 'routePath',
    file: 'banners.json',
    text: '{ "groups": { "x": [{ "bannerId": "a", "linkageType": "ROUTE", "linkageTarget": "ho‸me" }] } }',
    names: ['/', '/slots', '/down'],
    definition: ['_base/routes.json', /"home": \{/],
    meaning: '/ → home',
  },
  {
    kind: 'page',
    file: 'routes.json',
    text: '{ "routes": { "x": { "paths": ["/x"], "page": "home‸" } } }',
    names: ['home', 'frame', 'category'],
    definition: ['lagoon/pages/home.json', /^/],
    meaning: 'lagoon/pages/home.json',
  },
  {
    kind: 'menu',
    file: 'pages/frame.json',
    text: '{ "nodes": { "menu": { "props": { "menu": "‸main" } } } }',
    names: ['main'],
    definition: ['lagoon/menus.json', /"main"/],
    meaning: 'entries: 4',
  },
  {
    kind: 'flag',
    file: 'pages/home.json',
    text: '{ "nodes": { "grid": { "when": { "not": { "flag": "ch‸at" } } } } }',
    names: ['promotions', 'chat'],
    definition: ['_base/flags.json', /"chat"/],
    meaning: '{"value":true}',
  },
  {
    kind: 'asset',
    file: 'site.json',
    text: '{ "logo": "assets/‸logo.svg" }',
    names: ['assets/logo.svg'],
    definition: ['lagoon/assets/logo.svg', /^/],
    meaning: '1 kB',
  },
  {
    kind: 'bannerGroup',
    file: 'routes.json',
    text: '{ "routes": { "home": { "bannerGroup": "w_home‸" } } }',
    names: ['w_home'],
    definition: ['lagoon/banners.json', /"w_home"/],
    meaning: 'banners: 1',
  },
  {
    kind: 'gameType',
    file: 'pages/home.json',
    text: '{ "nodes": { "grid": { "props": { "gameType": "LI‸VE" } } } }',
    names: ['RNG', 'LIVE'],
    definition: ['_base/locales/TY.json', /"category\.LIVE"/],
    meaning: 'Live casino',
  },
  {
    kind: 'node',
    file: 'pages/home.json',
    text: '{ "nodes": { "page": { "slots": { "default": ["‸grid", "new"] } }, "new": { "use": "Bar" } } }',
    names: ['page', 'hero', 'grid', 'note', 'new'],
    definition: ['_base/pages/home.json', /"grid": \{/],
    meaning: 'GameGrid',
  },
  {
    kind: 'component',
    file: 'pages/home.json',
    text: '{ "nodes": { "x": { "use": "‸Bar" } } }',
    names: ['Bar', 'GameGrid'],
    definition: undefined,
    meaning: undefined,
  },
  {
    kind: 'guestCall',
    file: 'pages/home.json',
    text: '{ "preload": [{ "call": "getGame‸Vendor" }] }',
    names: ['getGameVendor'],
    definition: undefined,
    meaning: expect.stringContaining('GET'),
  },
  {
    kind: 'icon',
    file: 'menus.json',
    text: '{ "menus": { "main": { "$ops": [{ "insert": { "id": "a", "icon": "‸house" } }] } } }',
    names: ['house'],
    definition: undefined,
    meaning: undefined,
  },
  {
    kind: 'contextPath',
    file: 'pages/home.json',
    text: '{ "nodes": { "hero": { "props": { "group": { "$value": "route.‸bannerGroup" } } } } }',
    names: ['route.bannerGroup'],
    definition: undefined,
    meaning: undefined,
  },
  {
    kind: 'fontFamily',
    file: 'theme.json',
    text: '{ "font": { "body": "‸Figtree" } }',
    names: ['system', 'Figtree'],
    definition: undefined,
    meaning: undefined,
  },
  {
    kind: 'entry',
    file: 'menus.json',
    text: '{ "menus": { "main": { "$ops": [{ "remove": "sl‸ots" }] } } }',
    names: ['home', 'slots', 'help'],
    definition: ['_base/menus.json', /\{\s+"id": "slots"/],
    meaning: undefined,
  },
  {
    kind: 'entry',
    file: 'pages/home.json',
    text: '{ "nodes": { "page": { "slots": { "default": { "$ops": [{ "move": "hero", "after": "‸grid" }] } } } } }',
    names: ['hero', 'grid', 'note'],
    definition: ['_base/pages/home.json', /"grid": \{/],
    meaning: undefined,
  },
];

describe('a name of kind', () => {
  it.each(kinds)('$kind in $text', ({ kind, file, text, names, definition, meaning }) => {
    const { document, name } = at(file, text);

    expect(name?.kind).toBe(kind);
    if (!name) return;
    expect(document.namesFor(name)).toEqual(expect.arrayContaining([...names]));
    expect(document.definitionOf(name)).toEqual(definition && placeOf(...definition));
    expect(document.describe(name)).toEqual(meaning);
  });
});

it.each([
  ['a document that is being typed', ', "after": '],
  ['an operation that fails, because its list has the id', '}] } } }'],
])('finds names in %s', (_, rest) => {
  const { document, name } = at(
    'menus.json',
    `{ "menus": { "main": { "$ops": [{ "insert": { "id": "home", "route": "‸" } ${rest}`,
  );
  expect(name).toMatchObject({ kind: 'route', value: '' });
  expect(name && document.namesFor(name)).toContain('games');
});

it('finds no name in a string that names nothing', () => {
  expect(at('site.json', '{ "name": "La‸goon" }').name).toBeUndefined();
  expect(at('site.json', '{ "na‸me": "Lagoon" }').name).toBeUndefined();
});

it('has no document where a file is none, or of another brand', () => {
  expect(index.open('lagoon/README.md', '')).toBeUndefined();
  expect(index.open('lagoon/other.json', '{}')).toBeUndefined();
  expect(index.open('_base/site.json', '{}')).toBeUndefined();
});

it.each([
  ['a value', 'site.json', '{ "name": "‸x" }', '/site/name'],
  ['a property', 'pages/home.json', '{ "nodes": { "he‸ro": {} } }', '/pages/home/nodes/hero'],
  [
    'an inserted entry',
    'menus.json',
    '{ "menus": { "main": { "$ops": [{ "insert": { "id": "x", "href": "‸" }, "before": "home" }] } } }',
    '/menus/menus/main/0/href',
  ],
  [
    'an operation',
    'menus.json',
    '{ "menus": { "main": { "$ops": [{ "remove": "‸help" }] } } }',
    undefined,
  ],
])('maps %s to its pointer in the merged site', (_, file, text, pointer) => {
  const { document, path } = at(file, text);
  expect(document.pointerOf(path)).toBe(pointer);
});

it('lists what an object inherits, and where its parents have it', () => {
  const { document, path } = at('pages/home.json', '{ "nodes": { "he‸ro": {}, "new": {} } }');

  expect(document.inheritedNames(path.slice(0, -1))).toEqual(['page', 'grid', 'note']);
  expect(document.inheritedPosition(path)).toEqual(placeOf('_base/pages/home.json', /"hero": \{/));
  expect(document.inheritedPosition(['nodes', 'new'])).toBeUndefined();
});

it('traces a value to its layers', () => {
  expect(index.trace('/compliance/minimumAge').words).toMatchObject([
    { layer: 'lagoon', value: 21 },
    { layer: '_base', value: 18 },
  ]);
});

it('finds the name that a value under a deprecated name is', async () => {
  const renamed = await fixtureSchemas([
    [
      'components.gen.schema.json',
      ['$defs', 'MenuBar', 'properties', 'bar'],
      { deprecated: true, 'x-replacedBy': 'menu' },
    ],
  ]);
  const text = '{ "nodes": { "menu": { "props": { "bar": "main" } } } }';
  const document = (await indexOf('lagoon', renamed)).open('lagoon/pages/frame.json', text);
  expect(document?.nameAt(text.indexOf('"main"'), ['nodes', 'menu', 'props', 'bar'])).toMatchObject(
    { kind: 'menu', value: 'main', pointer: '/pages/frame/nodes/menu/props/menu' },
  );
});
