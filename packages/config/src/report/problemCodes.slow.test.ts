import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { describeErrors } from '../schema/describeErrors.ts';
import type { FileSource } from '../source/FileSource.ts';
import { folderLimits } from '../source/folderLimits.ts';
import { problemCodes } from './problemCodes.ts';
import type { ProblemCodeEntry } from './ProblemCodeEntry.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { problemsIn, shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';
import { fontFile, latinFont } from '../testing/fontFile.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const entries: [string, ProblemCodeEntry][] = Object.entries(problemCodes);
const reef =
  '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }';

let schemas: SchemaSet;
let shipped: Record<string, string>;
beforeAll(async () => {
  [schemas, shipped] = await Promise.all([shippedSchemas(), shippedBrands()]);
});

/**
 * Codes whose example files cannot be printed as text, and those of live mode. The tests below and
 * of `live` create them.
 */
const described = [
  'LV101',
  'LV105',
  'LV107',
  'LV110',
  'LV111',
  'LV112',
  'LV113',
  'LV114',
  'LV116',
  'LV212',
  'LV445',
  'LV507',
  'LV508',
  'LV509',
  'LV510',
  'LV511',
  'LV521',
  'LV533',
  'LV534',
  'LV535',
  'LV758',
];

// A test for each, because each loads whole tenants folders.
it.each(entries.filter(([code]) => !described.includes(code)))(
  'reports exactly the documented problem for the printed example of %s',
  async (code, { example, beside }) => {
    const files = {
      ...shipped,
      'reef/site.json': reef,
      ...(beside ? { [beside.file]: beside.text } : {}),
      [example.file]: example.text,
    };
    const found = await problemsIn(files, schemas);
    expect(found.map((problem) => [problem.code, problem.message])).toEqual([
      [code, example.expectedMessage],
    ]);
  },
);

it('reports the documented problem for each described example', async () => {
  const orphan = { ...shipped, 'reef/site.json': reef.replace('lagoon', '_base') };
  expect((await problemsIn(orphan, schemas)).map(({ message }) => message)).toEqual([
    problemCodes.LV101.example.expectedMessage,
  ]);
  const large = { ...shipped, 'reef/site.json': reef, 'reef/compliance.json': ' '.repeat(300_000) };
  expect((await problemsIn(large, schemas)).map(({ message }) => message)).toEqual([
    problemCodes.LV105.example.expectedMessage,
  ]);
  const latin = (source: FileSource): FileSource => ({
    ...source,
    read: async (path) =>
      path === 'reef/compliance.json' ? new Uint8Array([0x22, 0xe9, 0x22]) : source.read(path),
  });
  const found = await problemsIn({ ...large, 'reef/compliance.json': '' }, schemas, latin);
  expect(found.map(({ message }) => message)).toEqual([problemCodes.LV107.example.expectedMessage]);
  const valid = { ...shipped, 'reef/site.json': reef };
  const crowd = Array.from({ length: folderLimits.maxEntries + 1 }, (_, index) => [
    `reef/assets/${index}.svg`,
    '<svg/>',
  ]);
  expect(
    (await problemsIn({ ...valid, ...Object.fromEntries(crowd) }, schemas)).map(
      ({ code, message }) => [code, message],
    ),
  ).toEqual([['LV110', problemCodes.LV110.example.expectedMessage]]);
  const looped = (source: FileSource): FileSource => ({
    ...source,
    list: async (folder) =>
      folder === 'reef/assets' ? [{ name: 'loop', kind: 'link' }] : source.list(folder),
  });
  const withAssets = { ...valid, 'reef/assets/a.svg': '<svg/>' };
  expect(
    (await problemsIn(withAssets, schemas, looped)).map(({ code, message }) => [code, message]),
  ).toEqual([['LV111', problemCodes.LV111.example.expectedMessage]]);
  const locked = (source: FileSource): FileSource => ({
    ...source,
    list: async (folder) => {
      if (folder === 'reef/pages') throw new Error('permission denied');
      return source.list(folder);
    },
  });
  const withPages = { ...valid, 'reef/pages/x.json': '{}' };
  expect(
    (await problemsIn(withPages, schemas, locked)).map(({ code, message }) => [code, message]),
  ).toEqual([['LV112', problemCodes.LV112.example.expectedMessage]]);
  const nine = (source: FileSource): FileSource => ({
    ...source,
    read: async (path) => {
      const content = await source.read(path);
      if (!path.endsWith('/hero.png')) return content;
      const large = new Uint8Array(9 * 1024 * 1024);
      large.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      return large;
    },
  });
  expect(
    (await problemsIn({ ...valid, 'reef/assets/hero.png': '' }, schemas, nine)).map(
      ({ code, message }) => [code, message],
    ),
  ).toEqual([['LV113', problemCodes.LV113.example.expectedMessage]]);
  const wordy = JSON.stringify({ 'own.terms': 'x'.repeat(700 * 1024) });
  // The sizes of the shipped texts change.
  const withoutSizes = (message: string) => message.replaceAll(/\d+ kB/g, 'kB');
  expect(
    (await problemsIn({ ...valid, 'reef/locales/EN.json': wordy }, schemas))
      .filter(({ code }) => code === 'LV758')
      .map(({ message }) => withoutSizes(message)),
  ).toEqual([withoutSizes(problemCodes.LV758.example.expectedMessage)]);
  const heavy = (source: FileSource): FileSource => ({
    ...source,
    read: async (path) => {
      if (!path.endsWith('/text.woff2')) return source.read(path);
      const padded = new Uint8Array(300 * 1024);
      padded.set(fontFile(latinFont));
      return padded;
    },
  });
  expect(
    (await problemsIn({ ...valid, 'reef/assets/text.woff2': '' }, schemas, heavy)).map(
      ({ code, message }) => [code, message],
    ),
  ).toEqual([['LV114', problemCodes.LV114.example.expectedMessage]]);
  const chain = Array.from({ length: 101 }, (_, index) => [
    `n${index + 1}`,
    { use: 'Stack', slots: { default: index < 100 ? [`n${index + 2}`] : [] } },
  ]);
  const deep = JSON.stringify({ root: 'n1', nodes: Object.fromEntries(chain) });
  expect(
    (await problemsIn({ ...valid, 'reef/pages/deep.json': deep }, schemas)).map(
      ({ code, message }) => [code, message],
    ),
  ).toEqual([['LV445', problemCodes.LV445.example.expectedMessage]]);
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
  const move = join(repository, 'server/src/brands/operatorMove.ts');
  expect(await readFile(move, 'utf8')).toContain(
    problemCodes.LV510.example.expectedMessage.replace(/^.*Z;/, ';'),
  );
});
