import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { globFiles } from './globFiles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-glob-'));
  for (const path of ['a/pages/home.json', 'a/site.json', 'b/pages/x+y.json', '.c/site.json']) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '{}');
  }
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['*', ['a', 'b']],
  ['*/pages/*.json', ['a/pages/home.json', 'b/pages/x+y.json']],
  ['a/{site,theme}.json', ['a/site.json']],
  ['[!a]/pages/x+?.json', ['b/pages/x+y.json']],
  ['**/*.json', ['a/pages/home.json', 'a/site.json', 'b/pages/x+y.json']],
  ['./a/**/home.json', ['a/pages/home.json']],
  ['../*/a/*.json', [expect.stringMatching(/^\.\.\/livery-glob-\w+\/a\/site\.json$/)]],
  ['nowhere/*.json', []],
  ['a/site.json/*', []],
])('finds what %s matches', async (pattern, expected) => {
  expect(await globFiles(pattern, folder)).toEqual(expected);
});

it('keeps absolute patterns absolute', async () => {
  expect(await globFiles(`${folder}/a/*.json`)).toEqual([join(folder, 'a/site.json')]);
});
