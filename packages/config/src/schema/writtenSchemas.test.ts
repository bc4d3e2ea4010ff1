import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-json-languageservice';
import { publicAddress } from '../report/publicAddress.ts';
import { isSchema } from '../source/Schema.ts';
import {
  ajvValidator,
  editorService,
  editorValidator,
  plainValidator,
  readWrittenSchemas,
  type SchemaValidator,
  type WrittenDocument,
  type WrittenSchemas,
} from '../testing/schemaValidators.ts';

const root = join(import.meta.dirname, '../../../..');

let schemas: WrittenSchemas;
const documents = new Map<string, WrittenDocument>();

beforeAll(async () => {
  schemas = await readWrittenSchemas();
  for await (const file of glob('tenants/*/{,pages/,locales/}*.json', { cwd: root }))
    documents.set(file, { file, text: await readFile(join(root, file), 'utf8') });
});

/** Returns a document whose value at a path is replaced. */
function changed(
  file: string,
  path: readonly (string | number)[],
  value: unknown,
): WrittenDocument {
  const document: unknown = JSON.parse(documents.get(file)?.text ?? 'null');
  const last = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (current, name) =>
        isSchema(current) || Array.isArray(current) ? Reflect.get(current, name) : undefined,
      document,
    );
  if (last === undefined || typeof parent !== 'object' || parent === null)
    throw new Error(`${file} has nothing at ${path.join('/')}`);
  Reflect.set(parent, last, value);
  return { file, text: JSON.stringify(document) };
}

const base = (name: string): string => `tenants/_base/${name}.json`;
const lagoonTheme = 'tenants/lagoon/theme.json';
const pageNode = { use: 'GameGrid', props: { title: { $text: 'home.title' }, gameType: 'RNG' } };

/** What layering deletes, edits or leaves to be inherited. */
const valid: readonly [why: string, file: string, path: (string | number)[], value: unknown][] = [
  ['an object', lagoonTheme, ['shape'], null],
  ['a value', lagoonTheme, ['shape', 'radiusPx'], null],
  ['a text', base('locales/EN'), ['nav.home'], null],
  ['a route', base('routes'), ['routes', 'home'], null],
  ['a condition', base('routes'), ['routes', 'home', 'when'], null],
  ['a node', base('pages/home'), ['nodes', 'x'], null],
  ['a list', base('pages/home'), ['preload'], null],
  ['the props of a node', base('pages/home'), ['nodes', 'x'], { use: 'GameGrid', props: null }],
  ['a prop', base('pages/home'), ['nodes', 'x'], { use: 'GameGrid', props: { paging: null } }],
  ['props of an inherited component', base('pages/home'), ['nodes', 'x'], { props: { count: 3 } }],
  [
    'props beside inherited ones',
    base('pages/home'),
    ['nodes', 'x'],
    { use: 'GameGrid', props: {} },
  ],
  [
    'a slot that the component lacks',
    base('pages/home'),
    ['nodes', 'x'],
    { use: 'GameGrid', slots: { gone: null } },
  ],
  ['a slot', base('pages/home'), ['nodes', 'x'], { use: 'Columns', slots: { start: null } }],
  [
    'operations on a slot',
    base('pages/home'),
    ['nodes', 'x'],
    { use: 'Columns', slots: { end: { $ops: [{ remove: 'a' }] } } },
  ],
  ['a menu', base('menus'), ['menus', 'x'], null],
  ['operations on a menu', base('menus'), ['menus', 'x'], { $ops: [{ move: 'a', before: 'b' }] }],
  [
    'a category of the operator',
    base('pages/home'),
    ['nodes', 'x'],
    { ...pageNode, props: { ...pageNode.props, gameType: 'BINGO' } },
  ],
  ['a font family of the brand', lagoonTheme, ['font', 'body'], 'Own Sans'],
];

const mistakes: readonly [what: string, file: string, path: (string | number)[], value: unknown][] =
  [
    ['a misspelt property', lagoonTheme, ['shape', 'raduisPx'], 3],
    ['a wrong type', lagoonTheme, ['shape', 'radiusPx'], '3'],
    ['a value that is too large', lagoonTheme, ['shape', 'radiusPx'], 300],
    ['a value of no enum', lagoonTheme, ['shape', 'tileRatio'], '2:1'],
    ['a colour by name', lagoonTheme, ['color', 'accent', 'light'], 'red'],
    ['no text at a required value', lagoonTheme, ['color', 'accent', 'light'], null],
    [
      'no value of a required prop',
      base('pages/home'),
      ['nodes', 'x'],
      { use: 'GameGrid', props: { title: null } },
    ],
    ['null in a list', base('menus'), ['menus', 'x'], [null]],
    ['null in an entry of a list', base('menus'), ['menus', 'x'], [{ id: 'a', route: null }]],
    ['null in a condition', base('routes'), ['routes', 'home', 'when'], { flag: null }],
    ['an icon that does not exist', base('menus'), ['menus', 'x'], [{ id: 'a', icon: 'rokcet' }]],
    ['an entry without its id', base('menus'), ['menus', 'x'], [{ route: 'home' }]],
    ['a component that does not exist', base('pages/home'), ['nodes', 'x'], { use: 'GameGird' }],
    [
      'a prop of another component',
      base('pages/home'),
      ['nodes', 'x'],
      { ...pageNode, props: { ...pageNode.props, menu: 'main' } },
    ],
    [
      'a text instead of its key',
      base('pages/home'),
      ['nodes', 'x'],
      { use: 'GameGrid', props: { title: 'Slots' } },
    ],
    [
      'a slot that does not exist',
      base('pages/home'),
      ['nodes', 'x'],
      { use: 'Columns', slots: { strat: [] } },
    ],
    ['a call that is not for guests', base('pages/home'), ['preload'], [{ call: 'getBalanceV2' }]],
    [
      'a path that pages cannot read',
      base('pages/home'),
      ['nodes', 'x'],
      { when: { exists: 'session.stat' } },
    ],
    [
      'a condition with two tests',
      base('pages/home'),
      ['nodes', 'x'],
      { when: { flag: 'a', session: 'guest' } },
    ],
    [
      'a registration field that does not exist',
      base('registration'),
      ['fields'],
      [{ id: 'emial', label: { $text: 'a.b' } }],
    ],
    ['a number as a text', base('locales/EN'), ['nav.home'], 5],
  ];

describe.each([
  ['ajv in strict mode', ajvValidator],
  ['a plain validator', plainValidator],
  ['the JSON service of VS Code', editorValidator],
])('with %s', (_, create) => {
  let validate: SchemaValidator;
  beforeAll(() => {
    validate = create(schemas);
  });

  it('[CONF-02] finds no error in any shipped document', async () => {
    expect(documents.size).toBeGreaterThan(130);
    for (const document of documents.values()) {
      const [, schema = ''] = /"\$schema": "[^"]*\/([^"/]*)"/.exec(document.text) ?? [];
      expect(schemas.has(schema), `${document.file} names its schema`).toBe(true);
      expect(await validate(document)).toEqual([]);
    }
  });

  it.each(valid)('accepts %s that layering deletes, edits or inherits', async (_why, ...change) => {
    expect(await validate(changed(...change))).toEqual([]);
  });

  it.each(mistakes)('finds %s', async (_what, ...change) => {
    expect(await validate(changed(...change))).not.toEqual([]);
  });
});

it('completes components, props and values in VS Code, and describes each at its place', async () => {
  const { file, text } = changed(base('pages/home'), ['nodes'], {
    x: { ...pageNode, props: { ...pageNode.props, paging: 'pages' }, when: { exists: '' } },
  });
  const service = editorService();
  const document = TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text);
  const parsed = service.parseJSONDocument(document);
  const complete = async (before: string): Promise<string[]> => {
    const at = document.positionAt(text.indexOf(before) + before.length);
    return (await service.doComplete(document, at, parsed))?.items.map(({ label }) => label) ?? [];
  };
  const describe = async (word: string): Promise<string> => {
    const at = document.positionAt(text.indexOf(word) + 1);
    return JSON.stringify((await service.doHover(document, at, parsed))?.contents);
  };

  expect(await complete('"use":"')).toContain('"GameGrid"');
  expect(await complete('"props":{')).toContain('filters');
  expect(await complete('"paging":"')).toEqual(['"pages"', '"scroll"', 'null']);
  expect(await complete('"exists":"')).toContain('"session.state"');
  expect(await describe('"title"')).toContain('The heading');
  expect(await describe('"when"')).toContain('Condition for showing the node');
});

it('has one address with a version for each schema, and references to files beside it', () => {
  for (const [file, schema] of schemas) {
    expect(schema.$id).toBe(`${publicAddress}/schemas/1/${file}`);
    const references = JSON.stringify(schema).matchAll(/"\$ref":"([^"#]*)/g);
    for (const [, target = ''] of references)
      expect(target === '' || schemas.has(target), `${file} refers to ${target}`).toBe(true);
  }
});
