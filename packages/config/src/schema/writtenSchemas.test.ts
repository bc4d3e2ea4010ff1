import { Validator } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getLanguageService,
  TextDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import { publicAddress } from '../report/publicAddress.ts';
import { isSchema, type Schema } from '../source/Schema.ts';

const root = join(import.meta.dirname, '../../../..');

/** A document of a brand: its path, and the file of the schema that it names. */
interface Document {
  readonly file: string;
  readonly text: string;
}

/** Returns the errors of a document; empty if it is valid. */
type Validate = (document: Document) => Promise<readonly string[]>;

const schemas = new Map<string, Schema>();
const documents = new Map<string, Document>();

async function readJson(file: string): Promise<Schema> {
  const value: unknown = JSON.parse(await readFile(join(root, file), 'utf8'));
  if (!isSchema(value)) throw new Error(`${file} holds no object`);
  return value;
}

beforeAll(async () => {
  for await (const file of glob('schemas/*.schema.json', { cwd: root }))
    schemas.set(file.split('/').at(-1) ?? file, await readJson(file));
  for await (const file of glob('tenants/*/{,pages/,locales/}*.json', { cwd: root }))
    documents.set(file, { file, text: await readFile(join(root, file), 'utf8') });
});

/** Returns the schema that a document names. */
function schemaOf({ text }: Document): Schema {
  const document: unknown = JSON.parse(text);
  const link = isSchema(document) ? String(document.$schema) : '';
  const schema = schemas.get(link.split('/').at(-1) ?? '');
  if (!schema) throw new Error(`no schema is called ${link}`);
  return schema;
}

function ajvValidator(): Validate {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return async (document) => {
    const validate = ajv.getSchema(String(schemaOf(document).$id));
    if (!validate) throw new Error('the schema is not registered');
    const isValid = await validate(JSON.parse(document.text));
    return (isValid === true ? [] : (validate.errors ?? [])).map(
      ({ instancePath, message }) => `${instancePath}: ${String(message)}`,
    );
  };
}

function plainValidator(): Validate {
  const validators = new Map(
    [...schemas.values()].map((schema) => {
      const validator = new Validator(schema, '2020-12', false);
      for (const other of schemas.values()) if (other !== schema) validator.addSchema(other);
      return [schema, validator] as const;
    }),
  );
  return async (document) => {
    const result = validators.get(schemaOf(document))?.validate(JSON.parse(document.text));
    return (result?.errors ?? []).map(
      ({ instanceLocation, error }) => `${instanceLocation}: ${error}`,
    );
  };
}

/** The JSON service of VS Code, which finds the schema through the document's `$schema`. */
function editorService(): LanguageService {
  return getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: {
      resolveRelativePath: (path, base) => new URL(path, base).href,
    },
  });
}

function editorValidator(): Validate {
  const service = editorService();
  return async ({ file, text }) => {
    const uri = pathToFileURL(join(root, file)).href;
    const document = TextDocument.create(uri, 'json', 1, text);
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    return found.map(
      ({ message, range }) =>
        `${range.start.line + 1}:${range.start.character + 1}: ${JSON.stringify(message)}`,
    );
  };
}

/** Returns a document whose value at a path is replaced. */
function changed(file: string, path: readonly (string | number)[], value: unknown): Document {
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
  let validate: Validate;
  beforeAll(() => {
    validate = create();
  });

  it('[CONF-02] finds no error in any shipped document', async () => {
    expect(documents.size).toBeGreaterThan(130);
    const errors: string[] = [];
    for (const document of documents.values())
      errors.push(...(await validate(document)).map((error) => `${document.file}${error}`));
    expect(errors).toEqual([]);
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
