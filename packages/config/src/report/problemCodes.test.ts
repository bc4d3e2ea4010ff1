import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeErrors } from '../schema/describeErrors.ts';
import type { FileSource } from '../source/FileSource.ts';
import { folderLimits } from '../source/folderLimits.ts';
import { fontFile, latinFont } from '../testing/fontFile.ts';
import type { Files } from '../testing/mistakes/brandFiles.ts';
import { brandValidator, type BrandValidator } from '../testing/mistakes/brandValidator.ts';
import { codesWithoutContent } from '../testing/mistakes/codesWithoutContent.ts';
import { shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';
import { isSuppressible, problemCodes, type ProblemCode } from './problemCodes.ts';
import type { ProblemCodeEntry } from './ProblemCodeEntry.ts';

// The first example reads all shipped brands.
vi.setConfig({ testTimeout: 120_000 });

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const entries: [string, ProblemCodeEntry][] = Object.entries(problemCodes);

it('lists exactly the codes that the sources report', async () => {
  const reported = new Set<string>();
  for await (const path of glob(['packages/{config,cli}/src/**/*.ts', 'server/src/**/*.ts'], {
    cwd: repository,
  })) {
    if (/\.test\.ts$|[\\/](?:testing|codes)[\\/]/.test(path)) continue;
    // Comments and messages may name a code as an example; only a report has the code in quotes of
    // its own.
    for (const [, code = ''] of (await readFile(join(repository, path), 'utf8')).matchAll(
      /'(LV\d{3})'/g,
    ))
      reported.add(code);
  }
  expect([...reported].toSorted()).toEqual(Object.keys(problemCodes).toSorted());
});

it('allows suppressing only codes that neither reading, schemas nor safety depend on', () => {
  const suppressible = entries
    .filter(([code]) => isSuppressible(code as ProblemCode))
    .map(([code]) => code);
  expect(suppressible.toSorted()).toEqual([
    'LV106',
    'LV213',
    'LV309',
    'LV407',
    'LV414',
    'LV421',
    'LV451',
    'LV452',
    'LV457',
    'LV474',
    'LV477',
    'LV532',
    'LV744',
    'LV745',
    'LV746',
    'LV747',
    'LV749',
    'LV750',
    'LV752',
    'LV753',
    'LV754',
    'LV756',
    'LV757',
  ]);
  for (const [, { summary, fix }] of entries)
    expect([summary, fix].every((text) => /^[A-Z].*[.:;]?$/.test(text))).toBe(true);
});

const reef =
  '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }';

let before: Files;
let validate: BrandValidator;
beforeAll(async () => {
  const [schemas, shipped] = await Promise.all([shippedSchemas(), shippedBrands()]);
  before = { ...shipped, 'reef/site.json': reef };
  validate = brandValidator(before, schemas);
});

/** Returns the problems of the shipped brands and `reef` with some other files. */
async function reported(
  files: Files,
  change?: (source: FileSource) => FileSource,
): Promise<[code: string, message: string][]> {
  const problems = await validate({ ...before, ...files }, change);
  return problems.map(({ code, message }) => [code, message]);
}

/** Files whose content cannot be printed as text in an example. */
const described: Partial<Record<ProblemCode, () => Files>> = {
  LV101: () => ({ 'reef/site.json': reef.replace('lagoon', '_base') }),
  LV105: () => ({ 'reef/compliance.json': ' '.repeat(300_000) }),
  LV107: () => ({ 'reef/compliance.json': Uint8Array.of(0x22, 0xe9, 0x22) }),
  LV110: () =>
    Object.fromEntries(
      Array.from({ length: folderLimits.maxEntries + 1 }, (_, index) => [
        `reef/assets/${index}.svg`,
        '<svg/>',
      ]),
    ),
  LV113: () => ({
    'reef/assets/hero.png': padded(
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      9 * 1024 * 1024,
    ),
  }),
  LV114: () => ({ 'reef/assets/text.woff2': padded(fontFile(latinFont), 300 * 1024) }),
  LV445: () => {
    const chain = Array.from({ length: 101 }, (_, index) => [
      `n${index + 1}`,
      { use: 'Stack', slots: { default: index < 100 ? [`n${index + 2}`] : [] } },
    ]);
    const page = { root: 'n1', nodes: Object.fromEntries(chain) };
    return { 'reef/pages/deep.json': JSON.stringify(page) };
  },
};

it.each(entries.filter(([code]) => !codesWithoutContent.includes(code as ProblemCode)))(
  'reports exactly the documented problem for the example of %s',
  async (code, { example, beside }) => {
    const printed = {
      ...(beside ? { [beside.file]: beside.text } : {}),
      [example.file]: example.text,
    };
    const files = described[code as ProblemCode]?.() ?? printed;
    expect(await reported(files)).toEqual([[code, example.expectedMessage]]);
  },
);

it('reports the documented problem for a link and for a folder that may not be read', async () => {
  const looped = (source: FileSource): FileSource => ({
    ...source,
    list: async (folder) =>
      folder === 'reef/assets' ? [{ name: 'loop', kind: 'link' }] : source.list(folder),
  });
  expect(await reported({ 'reef/assets/a.svg': '<svg/>' }, looped)).toEqual([
    ['LV111', problemCodes.LV111.example.expectedMessage],
  ]);

  const locked = (source: FileSource): FileSource => ({
    ...source,
    list: async (folder) => {
      if (folder === 'reef/pages') throw new Error('permission denied');
      return source.list(folder);
    },
  });
  expect(await reported({ 'reef/pages/x.json': '{}' }, locked)).toEqual([
    ['LV112', problemCodes.LV112.example.expectedMessage],
  ]);
});

it('reports texts of a language that are too large, with their sizes', async () => {
  const wordy = JSON.stringify({ 'own.terms': 'x'.repeat(700 * 1024) });
  // The sizes of the shipped texts change.
  const withoutSizes = (message: string) => message.replaceAll(/\d+ kB/g, 'kB');

  const found = await reported({ 'reef/locales/EN.json': wordy });

  expect(
    found.filter(([code]) => code === 'LV758').map(([, message]) => withoutSizes(message)),
  ).toEqual([withoutSizes(problemCodes.LV758.example.expectedMessage)]);
});

it('reports rules of schemas without words of their own as LV212', () => {
  const [rule] = describeErrors(
    [
      {
        keyword: 'dependentRequired',
        instancePath: '/x',
        schemaPath: '',
        params: {},
        data: 1,
        message: 'must have b',
      },
    ],
    { base: '', name: 'x' },
  );
  expect(rule?.code).toBe('LV212');
});

it('documents the words of the server about an operator that moves', async () => {
  const move = join(repository, 'server/src/brands/operatorMove.ts');
  expect(await readFile(move, 'utf8')).toContain(
    problemCodes.LV510.example.expectedMessage.replace(/^.*Z;/, ';'),
  );
});

/** Returns a content with zeros up to the number of bytes. */
function padded(content: Uint8Array, bytes: number): Uint8Array {
  const all = new Uint8Array(bytes);
  all.set(content);
  return all;
}
