import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../report/ConfigProblem.ts';
import { directorySource } from '../source/directorySource.ts';
import type { FileSource } from '../source/FileSource.ts';
import { folderLimits } from '../source/folderLimits.ts';
import { memorySource } from '../source/memorySource.ts';
import { readLayer } from './readLayer.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-layer-'));
  for (const brand of ['lagoon', 'ironfield']) {
    mkdirSync(join(root, brand, 'assets'), { recursive: true });
    writeFileSync(join(root, brand, 'site.json'), '{}');
    writeFileSync(join(root, brand, 'assets/logo.svg'), '<svg/>');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

async function problemsOf(source: FileSource = directorySource(root)): Promise<string[]> {
  return ((await readLayer(source, 'lagoon'))?.problems ?? []).map(formatProblem);
}

const tooLong = 'x'.repeat(300);

it.each([
  [
    'to the folder that it is in',
    '.',
    'assets/loop',
    'LV111 "loop" is a link to a folder, which is not followed  lagoon/assets/loop:1:1',
  ],
  [
    'to the root of the disk',
    '/',
    'all',
    'LV111 "all" is a link to a folder, which is not followed  lagoon/all:1:1',
  ],
  [
    'to another brand’s asset',
    '../../ironfield/assets/logo.svg',
    'assets/a.svg',
    'LV111 the link leads out of the folder of the brand  lagoon/assets/a.svg:1:1',
  ],
  ['to itself', 'a.svg', 'assets/a.svg', expect.stringMatching(/^LV112 cannot be read: ELOOP/)],
  ['to nowhere', 'b.svg', 'assets/a.svg', expect.stringMatching(/^LV112 cannot be read: ENOENT/)],
  [
    'to a name that is too long',
    tooLong,
    'assets/a.svg',
    expect.stringMatching(/^LV112 cannot be read: ENAMETOOLONG/),
  ],
])('reports a link %s', async (_title, target, name, problem) => {
  symlinkSync(target, join(root, 'lagoon', name));

  expect(await problemsOf()).toEqual([problem]);
});

it('reads a link to a file of the same brand, and a brand that is a link to a folder beside it', async () => {
  symlinkSync('logo.svg', join(root, 'lagoon/assets/icon.svg'));
  symlinkSync('lagoon', join(root, 'reef'));

  const layer = await readLayer(directorySource(root), 'reef');

  expect(layer?.problems).toEqual([]);
  expect([...(layer?.assets.keys() ?? [])]).toEqual(['assets/icon.svg', 'assets/logo.svg']);
});

it.each(['', 'assets', 'pages'])(
  'reports that the folder "%s" cannot be listed, and nothing that follows from it',
  async (folder) => {
    const path = folder === '' ? 'lagoon' : `lagoon/${folder}`;
    mkdirSync(join(root, 'lagoon/pages'));
    const disk = directorySource(root);
    const locked: FileSource = {
      ...disk,
      list: async (listed) => {
        if (listed === path) throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
        return disk.list(listed);
      },
    };

    expect(await problemsOf(locked)).toEqual([`LV112 cannot be read: EIO: i/o error  ${path}:1:1`]);
  },
);

it('stops at the limits of a folder and reports the first one', async () => {
  const { maxEntries, maxDepth, maxFileBytes } = folderLimits;
  const depth = (levels: number) => `lagoon/assets${'/a'.repeat(levels - 1)}/x.svg`;
  const many = Array.from({ length: maxEntries }, (_, index) => [`lagoon/assets/${index}.svg`, '']);

  expect(await problemsOf(memorySource(Object.fromEntries(many)))).toEqual([
    'LV110 the folder "lagoon" is not read: it has more than 10000 files and folders; remove those that no page shows  lagoon:1:1',
  ]);
  expect(await problemsOf(memorySource({ [depth(maxDepth)]: '<svg/>' }))).toEqual([]);
  expect(await problemsOf(memorySource({ [depth(maxDepth + 1)]: '<svg/>' }))).toEqual([
    'LV110 the folder "lagoon" is not read: it has folders more than 6 deep; move their files up  lagoon:1:1',
  ]);
  truncateSync(join(root, 'lagoon/assets/logo.svg'), maxFileBytes + 1);
  expect(await problemsOf()).toEqual([
    'LV110 the folder "lagoon" is not read: it has a file of more than 64 MB; make it smaller  lagoon:1:1',
  ]);
});

it.each([
  ['pages/home', 'page', 256],
  ['locales/EN', 'language', 1024],
])('limits the size of %s as that of a %s', async (name, _kind, maxKb) => {
  const ofSize = (bytes: number) => memorySource({ [`lagoon/${name}.json`]: '{}'.padEnd(bytes) });

  expect(await problemsOf(ofSize(maxKb * 1024))).toEqual([]);
  expect(await problemsOf(ofSize(maxKb * 1024 + 1))).toEqual([
    `LV105 ${maxKb + 1} kB; at most ${maxKb} kB are read  lagoon/${name}.json:1:1`,
  ]);
});

it('lists no more of a huge folder than needed to report it', async () => {
  for (let index = 0; index <= folderLimits.maxEntries + 50; index += 1)
    writeFileSync(join(root, 'lagoon/assets', `${index}.svg`), '');

  expect((await directorySource(root).list('lagoon/assets')).length).toBe(
    folderLimits.maxEntries + 1,
  );
});

it('returns the links to schemas in the order of the documents, whichever is read first', async () => {
  const linkTo = (document: string): string => `{ "$schema": "schemas/${document}.schema.json" }`;
  const source = memorySource({
    'lagoon/flags.json': linkTo('flags'),
    'lagoon/menus.json': linkTo('menus'),
  });
  let release = (): void => undefined;
  const menusRead = new Promise<void>((resolve) => {
    release = resolve;
  });

  const layer = await readLayer(
    {
      ...source,
      async read(path) {
        if (path === 'lagoon/flags.json') await menusRead;
        const text = await source.read(path);
        // After the reader has the other document.
        if (path === 'lagoon/menus.json') setImmediate(release);
        return text;
      },
    },
    'lagoon',
  );

  expect(layer?.schemaLinks.map(({ pointer }) => pointer)).toEqual([
    '/flags/$schema',
    '/menus/$schema',
  ]);
});
