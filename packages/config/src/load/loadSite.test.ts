import { beforeAll, expect, it } from 'vitest';
import { formatProblem, type ConfigProblem } from '../report/ConfigProblem.ts';
import { LoadCache } from '../merge/LoadCache.ts';
import { loadSite } from './loadSite.ts';
import { memorySource } from '../source/memorySource.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { callsFixture } from '../testing/callsFixture.gen.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const lines = async (files: Readonly<Record<string, string>>, brand?: string): Promise<string[]> =>
  (await loadFixture({ ...brandFixture, ...files }, schemas, brand)).problems.map(
    (problem) => `${problem.severity} ${formatProblem(problem)}`,
  );

it('loads a valid brand with defaults, deeply frozen', async () => {
  const { site, problems } = await loadFixture(brandFixture, schemas);
  expect(problems).toEqual([]);
  expect(site).toMatchObject({
    brand: 'lagoon',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    site: { name: 'Lagoon', extends: '_base', lists: { pageSize: 15 }, currency: { symbol: 'P' } },
    assets: {
      'assets/logo.svg': {
        file: 'lagoon/assets/logo.svg',
        bytes: 41,
        hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  });
  expect(
    Object.isFrozen(site) &&
      Object.isFrozen(site?.pages.home?.nodes.hero?.props) &&
      Object.isFrozen(site?.site.lists) &&
      Object.isFrozen(site?.assets['assets/logo.svg']),
  ).toBe(true);
  expect(Object.keys(site ?? {}).toSorted()).toEqual([
    'assets',
    'banners',
    'brand',
    'compliance',
    'flags',
    'locales',
    'menus',
    'pages',
    'registration',
    'routes',
    'site',
    'theme',
    'upstream',
    'version',
  ]);
});

it('reports the problems within documents before those between documents', async () => {
  const files = {
    ...brandFixture,
    'lagoon/flags.json': '{ "flags": { "chat": { "value": "yes" } } }',
    'lagoon/routes.json': '{ "routes": { "home": { "page": "nowhere" } } }',
  };
  const found: string[][] = [];
  const codes = (problems: readonly ConfigProblem[]) => problems.map(({ code }) => code);

  const { problems } = await loadSite({
    source: memorySource(files),
    brand: 'lagoon',
    schemas,
    calls: callsFixture,
    onFound: (soFar) => found.push(codes(soFar)),
  });

  expect([found, codes(problems)]).toEqual([[['LV201']], ['LV201', 'LV402']]);
});

it('counts the routes of each folder alone, and names the one that has too many', async () => {
  const withRoutes = (count: number, route: object) =>
    JSON.stringify({
      routes: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `route${index}`,
          { paths: [`/route${index}`], ...route },
        ]),
      ),
    });
  const full = withRoutes(1_000, { page: 'home', layout: 'frame', title: { $text: 'home.title' } });
  const crowded = withRoutes(1_001, { redirect: '/' });

  expect(await lines({ 'lagoon/routes.json': full })).toEqual([]);
  expect(await lines({ 'lagoon/routes.json': crowded })).toEqual([
    expect.stringMatching(
      /^error LV206 "lagoon" states 1001 entries of "routes", without those it inherits; at most 1000, so remove some {2}lagoon\/routes\.json:1:\d+$/,
    ),
  ]);
  const reef = {
    'reef/site.json': '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.example"] }',
  };
  expect(await lines({ ...reef, 'lagoon/routes.json': crowded }, 'reef')).toEqual([
    expect.stringMatching(/^error LV206 "lagoon" states 1001 .* {2}lagoon\/routes\.json:1:\d+$/),
  ]);
});

it('leaves the texts of the demonstration out of a live brand, in every language', async () => {
  const files: Record<string, string> = { ...brandFixture };
  for (const language of ['EN', 'TY'])
    files[`_base/locales/${language}.json`] = (
      brandFixture[`_base/locales/${language}.json`] ?? ''
    ).replace('"home.title"', '"demo.notice": "Demo", "home.title"');
  const demonstration = await loadFixture(files, schemas);
  files['_base/compliance.json'] = (files['_base/compliance.json'] ?? '').replace('true', 'false');
  const live = await loadFixture(files, schemas);

  const keysOf = ({ site }: typeof live) =>
    Object.values(site?.locales ?? {}).map((locale) => Object.hasOwn(locale, 'demo.notice'));
  expect([live.problems, keysOf(demonstration), keysOf(live)]).toEqual([
    [],
    [true, true],
    [false, false],
  ]);
  expect(live.site?.locales.EN).toMatchObject({ 'home.title': 'Home' });
});

it('builds languages with the canonical spelling of their tag, and shares the others', async () => {
  const shared = await loadFixture(brandFixture, schemas);
  const written = await loadFixture(
    {
      ...brandFixture,
      'lagoon/locales/TY.json':
        '{ "$meta": { "tag": "fil-latn-PH", "dir": "ltr", "name": "Filipino" } }',
    },
    schemas,
  );

  expect(written.problems).toEqual([]);
  expect(written.site?.locales.TY).toEqual({
    ...shared.site?.locales.TY,
    $meta: { tag: 'fil-Latn-PH', dir: 'ltr', name: 'Filipino' },
  });
  expect(shared.site?.locales.TY).toBe(shared.documents.get('/locales/TY')?.value);
});

it('gives equal content the same version, and a new version to every edit', async () => {
  const renamed = Object.fromEntries(
    Object.entries(brandFixture).map(([path, text]) => [
      path.replace('lagoon/', 'cove/'),
      `// moved\n${text}`.replace(/^\/\/ moved\n</, '<'),
    ]),
  );
  const [first, moved, text, asset] = await Promise.all([
    loadFixture(brandFixture, schemas),
    loadFixture(renamed, schemas, 'cove'),
    loadFixture(
      {
        ...brandFixture,
        'lagoon/site.json': (brandFixture['lagoon/site.json'] ?? '').replace('Lagoon', 'Lagune'),
      },
      schemas,
    ),
    loadFixture({ ...brandFixture, 'lagoon/assets/logo.svg': '<svg/>' }, schemas),
  ]);
  expect(moved.site?.version).toBe(first.site?.version);
  expect(new Set([first, text, asset].map(({ site }) => site?.version)).size).toBe(3);
});

it('gives routes in another order a new version, because the first match is used', async () => {
  const { routes, ...others } = JSON.parse(brandFixture['_base/routes.json'] ?? '') as {
    routes: object;
  };
  const reordered = {
    ...others,
    routes: Object.fromEntries(Object.entries(routes).toReversed()),
  };

  const [first, second] = await Promise.all([
    loadFixture(brandFixture, schemas),
    loadFixture({ ...brandFixture, '_base/routes.json': JSON.stringify(reordered) }, schemas),
  ]);

  expect(second.problems).toEqual([]);
  expect(second.site?.version).not.toBe(first.site?.version);
});

it('reports missing documents and files that nothing reads', async () => {
  expect(await lines({}, 'lagune')).toEqual(['error LV101 there is no such folder  lagune:1:1']);
  const { '_base/theme.json': _theme, ...rest } = brandFixture;
  expect((await loadFixture(rest, schemas)).problems.map(formatProblem)).toEqual([
    'LV101 neither "lagoon" nor its parents have a theme.json  lagoon:1:1',
  ]);
  expect(
    (await loadFixture({ ...rest, 'lagoon/theme.json': 'null' }, schemas)).problems.map(
      formatProblem,
    ),
  ).toEqual([
    'LV101 theme.json is null, which deletes a document that every brand needs  lagoon/theme.json:1:1',
  ]);
  const { 'lagoon/site.json': _site, ...orphan } = brandFixture;
  const lacksSite =
    'LV101 "lagoon" has no site.json, which holds its name, its hosts and its parent  lagoon:1:1';
  expect((await loadFixture(orphan, schemas)).problems.map(formatProblem)).toEqual([lacksSite]);
  const reef = { ...orphan, 'reef/site.json': '{ "extends": "lagoon", "name": "Reef" }' };
  expect((await loadFixture(reef, schemas, 'reef')).problems.map(formatProblem)).toEqual([
    lacksSite,
  ]);
  const folder = { ...orphan, 'lagoon/site.json/x': '' };
  expect((await loadFixture(folder, schemas)).problems.map(formatProblem)).toEqual([
    'LV101 cannot be read: no such file or folder: lagoon/site.json  lagoon/site.json:1:1',
  ]);
  expect(
    await lines({
      'lagoon/banner.json': '{}',
      'lagoon/README.md': '',
      'lagoon/.DS_Store': '',
      'lagoon/page/home.json': '{}',
      'lagoon/locales/en.json': '{}',
      'lagoon/assets/my logo.svg': '',
    }),
  ).toEqual([
    'warning LV106 "my logo.svg" cannot be named by configuration; use letters, digits, ".", "_" and "-"  lagoon/assets/my logo.svg:1:1',
    'warning LV106 no document of a brand is called "banner.json"; did you mean "banners.json"?  lagoon/banner.json:1:1',
    'error LV115 "en.json" is not named like a language: two capitals, as in EN.json; did you mean "EN.json"?  lagoon/locales/en.json:1:1',
    'warning LV106 no folder of a brand is called "page"; did you mean "pages"?  lagoon/page:1:1',
  ]);
});

it.each([
  ['locales/es.json', 'locales/ES.json', 'two capitals, as in EN.json; did you mean "ES.json"?'],
  ['locales/ES.JSON', 'locales/ES.json', 'did you mean "ES.json"?'],
  ['locales/pt-BR.json', 'locales/PT.json', 'two capitals, as in EN.json'],
  ['Locales/EN.json', 'locales/EN.json', 'did you mean "locales"?'],
  ['Site.json', 'site.json', 'did you mean "site.json"?'],
  ['banner.json', 'banners.json', 'did you mean "banners.json"?'],
])('reports %s once, unless the brand has %s', async (path, right, hint) => {
  const { [`lagoon/${right}`]: content = '{}', ...others } = brandFixture;
  const problemsWith = (files: Readonly<Record<string, string>>) =>
    loadFixture({ ...others, ...files }, schemas);

  const { problems, site } = await problemsWith({ [`lagoon/${path}`]: content });
  const both = await problemsWith({ [`lagoon/${path}`]: content, [`lagoon/${right}`]: content });

  const place = path.split('/', path.startsWith('L') ? 1 : 2).join('/');
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([`LV115 lagoon/${place}`]);
  expect(problems[0]?.message).toContain(hint);
  expect(site).toBeUndefined();
  expect(both.problems.map(({ code }) => code)).not.toContain('LV115');
});

it('rejects assets that a browser could run, in any folder and under any name', async () => {
  const files = {
    'lagoon/assets/promo/evil.html': '<script>fetch("/wps/relay/MCSFE_balance")</script>',
    'lagoon/assets/evil.js': 'self.onmessage = () => {};',
    'lagoon/assets/noEnding': 'text',
    'lagoon/assets/evil.png': '<!doctype html><script>1</script>',
  };
  expect((await lines(files)).map((line) => line.replace(/ \S+ cannot.*woff2.*  /, ' '))).toEqual([
    'error LV515 lagoon/assets/evil.js:1:1',
    'error LV516 the content of "evil.png" is not image/png  lagoon/assets/evil.png:1:1',
    'error LV515 lagoon/assets/noEnding:1:1',
    'error LV515 lagoon/assets/promo/evil.html:1:1',
  ]);
  expect((await loadFixture({ ...brandFixture, ...files }, schemas)).site).toBeUndefined();
});

it('reports unreadable and non-text files and continues', async () => {
  const source = memorySource(brandFixture);
  const broken = {
    ...source,
    read: async (path: string) => {
      if (path === 'lagoon/menus.json')
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      return path === 'lagoon/banners.json'
        ? new TextEncoder().encode('\ufeff{ "é": 1,\n "groups": \0}').map((byte) => byte || 0xe9)
        : source.read(path);
    },
  };
  const { problems } = await loadSite({
    source: broken,
    brand: 'lagoon',
    schemas,
    calls: { operator: [], guest: [], contractOf: () => undefined },
  });
  expect(problems.map(formatProblem)).toEqual([
    'LV107 not UTF-8 text  lagoon/banners.json:2:12',
    'LV101 cannot be read: permission denied  lagoon/menus.json:1:1',
  ]);
});

it('reports a parent whose folder leads elsewhere once', async () => {
  const source = memorySource(brandFixture);
  const linked = {
    ...source,
    list: async (folder: string) => {
      if (folder === '_base') throw Object.assign(new Error('outside'), { code: 'EOUTSIDE' });
      return source.list(folder);
    },
  };
  const { problems } = await loadSite({
    source: linked,
    brand: 'lagoon',
    schemas,
    calls: { operator: [], guest: [], contractOf: () => undefined },
  });
  expect(problems.map(formatProblem)).toEqual([
    'LV111 the link leads out of the folder of the brands; put the folder itself here  _base:1:1',
  ]);
});

it('collects the problems of all files, sorted by file and line', async () => {
  const found = await lines({
    'lagoon/site.json': '{ "nmae": "x",\n "hosts": [7],\n "brand": {} }',
    'lagoon/flags.json': '{ "flags": { "x": { "vlaue": true } } }',
  });
  expect(found).toEqual([
    'error LV203 unknown property "vlaue" in flags.x; did you mean "value"?  lagoon/flags.json:1:21',
    'error LV203 unknown property "nmae" in site.json; did you mean "name"?  lagoon/site.json:1:3',
    'error LV201 expected a text, found a number; write "7"  lagoon/site.json:2:12',
    'error LV202 brand lacks "merchant"  lagoon/site.json:3:11',
  ]);
});

it('proposes names for a few misspelt texts, and none for a whole list of other ones', async () => {
  const misspelt = async (count: number): Promise<string[]> => {
    const texts = Array.from({ length: count }, (_, index) => [`list.word${1000 + index}`, 'A']);
    const others = Array.from({ length: count }, (_, index) => [`list.wort${1000 + index}`, 'A']);
    return lines({
      'lagoon/locales/EN.json': JSON.stringify(Object.fromEntries(texts)),
      'lagoon/locales/TY.json': JSON.stringify(Object.fromEntries(others)),
    });
  };
  expect((await misspelt(3))[0]).toContain('which EN calls "list.word1000"');
  const many = await misspelt(200);
  expect(many[0]).toContain('has no text "list.');
  expect(many.filter((line) => /did you mean|calls/.test(line))).toEqual([]);
});

it('proposes no other name for a text that a page shows and a language lacks', async () => {
  const pages = {
    'lagoon/menus.json':
      '{ "menus": { "main": [{ "id": "a", "route": "home", "text": { "$text": "menu.helps" } }] } }',
  };
  const locale = { 'lagoon/locales/EN.json': '{ "menu.helps": "House" }' };

  expect(await lines({ ...pages, ...locale })).toContain(
    'error LV406 TY has no text "menu.helps"  lagoon/locales/EN.json:1:3',
  );
  expect(await lines(locale)).toContain(
    'error LV406 TY has no text "menu.helps"; did you mean "menu.help"?  lagoon/locales/EN.json:1:3',
  );
});

it('says what a font file and its weight are', async () => {
  const families = { Own: [{ file: 'assets/own.ttf', weight: 'bold' }] };

  expect(await lines({ 'lagoon/theme.json': JSON.stringify({ font: { families } }) })).toEqual([
    expect.stringContaining('a font is a WOFF2 file of the assets folder'),
    expect.stringContaining('a weight is a number, as in 700, or a range'),
  ]);
});

it('shows the sign that a document lacks', async () => {
  expect(
    await lines({
      'lagoon/flags.json': '{ "flags": {}',
      'lagoon/menus.json': '{ "menus": { "main": [ } }',
      'lagoon/banners.json': '{ "groups" {} }',
      'lagoon/site.json': '{ "name": "Lagoon"\n "hosts": [] }',
    }),
  ).toEqual([
    'error LV102 ":" expected between name and value  lagoon/banners.json:1:12',
    'error LV102 closing "}" expected  lagoon/flags.json:1:14',
    'error LV102 value expected  lagoon/menus.json:1:24',
    'error LV102 comma expected before this entry  lagoon/site.json:2:2',
  ]);
});

it('does not take a text of a parent for the misspelt one that a brand names twice', async () => {
  const link = (id: string): string =>
    `{ "id": "${id}", "route": "home", "text": { "$text": "menu.hulp" } }`;
  const menus = { 'lagoon/menus.json': `{ "menus": { "main": [${link('a')}, ${link('b')}] } }` };

  expect(await lines(menus)).toEqual([
    'error LV405 locales/EN.json has no text "menu.hulp", which several places name; did you mean "menu.help"?  lagoon/menus.json:1:72',
  ]);
});

it('names the object that a property of a document was written outside of', async () => {
  expect(
    await lines({
      'lagoon/flags.json': '{ "x": { "value": true } }',
      'lagoon/menus.json': '{ "main": [] }',
      'lagoon/theme.json': '{ "accent": { "light": "#000000", "dark": "#ffffff" } }',
      'lagoon/site.json': `{ "weekday": {}, ${JSON.stringify(JSON.parse(brandFixture['lagoon/site.json'] ?? '{}')).slice(1)}`,
    }),
  ).toEqual(
    expect.arrayContaining([
      'error LV203 unknown property "x" in flags.json; it belongs inside "flags": { "flags": { "x": … } }  lagoon/flags.json:1:3',
      'error LV203 unknown property "main" in menus.json; it belongs inside "menus": { "menus": { "main": … } }  lagoon/menus.json:1:3',
      'error LV203 unknown property "accent" in theme.json; it belongs inside "color": { "color": { "accent": … } }  lagoon/theme.json:1:3',
      'error LV203 unknown property "weekday" in site.json; did you mean "weekdays"?  lagoon/site.json:1:3',
    ]),
  );
});

it('checks the shape of a folder that is only a parent', async () => {
  expect(await lines({}, '_base')).toEqual([]);
  expect((await loadFixture(brandFixture, schemas, '_base')).site).toBeUndefined();
  expect(await lines({ '_base/flags.json': '{ "flasg": {} }' }, '_base')).toEqual([
    'error LV203 unknown property "flasg" in flags.json; did you mean "flags"?  _base/flags.json:1:3',
  ]);
});

it('reads parents once for all brands and shares unchanged values', async () => {
  const files = {
    ...brandFixture,
    ...Object.fromEntries(
      Object.entries(brandFixture)
        .filter(([path]) => path.startsWith('lagoon/'))
        .map(([path, text]) => [path.replace('lagoon', 'cove'), text]),
    ),
  };
  const source = memorySource(files);
  const read: string[] = [];
  const counting = {
    ...source,
    read: (path: string) => {
      read.push(path);
      return source.read(path);
    },
  };
  const cache = new LoadCache();
  const [cove, lagoon] = await Promise.all(
    ['cove', 'lagoon'].map((brand) =>
      loadSite({ source: counting, brand, schemas, calls: callsFixture, cache }),
    ),
  );
  expect(read.filter((path) => path === '_base/locales/EN.json')).toHaveLength(1);
  expect(cove?.site?.locales.EN).toBeDefined();
  expect(cove?.site?.locales.EN).toBe(lagoon?.site?.locales.EN);
  expect(cove?.site?.pages.category).toBe(lagoon?.site?.pages.category);
  expect(cove?.site?.pages.home).not.toBe(lagoon?.site?.pages.home);
});

it('lists the first of many problems of one kind in a file, and the number of the others', async () => {
  const strays = (count: number): string =>
    (brandFixture['lagoon/pages/home.json'] ?? '').replace(
      '"promo":',
      `${Array.from({ length: count }, (_, index) => `"stray${index}": { "use": "Stack" }`).join(',\n')}, "promo":`,
    );

  const many = await lines({ 'lagoon/pages/home.json': strays(2_000) });
  expect(many).toHaveLength(21);
  expect(many[19]).toContain('LV414 no slot leads to node "stray19"');
  expect(many[20]).toMatch(
    /^error LV414 and 1980 more problems of this kind in this file {2}lagoon\/pages\/home\.json:\d+:1$/,
  );
  expect(await lines({ 'lagoon/pages/home.json': strays(21) })).toHaveLength(21);
});

it.each(['Cove', 'my_cove', 'cove.', '9cove'])('rejects the folder name %s', async (brand) => {
  const site = { name: 'Cove', hosts: ['cove.example'], brand: { merchant: 'cove' } };

  expect(await lines({ [`${brand}/site.json`]: JSON.stringify(site) }, brand)).toEqual([
    `error LV602 "${brand}" cannot be part of a host name: use small letters, digits and "-"  ${brand}:1:1`,
  ]);
});
