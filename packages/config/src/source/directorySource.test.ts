import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directorySource } from './directorySource.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-source-'));
  await mkdir(join(folder, 'tenants/lagoon'), { recursive: true });
  await writeFile(join(folder, 'tenants/lagoon/site.json'), '{}');
  await writeFile(join(folder, 'outside.txt'), 'outside');
});
afterEach(() => rm(folder, { recursive: true }));

it('lists folders and reads files', async () => {
  const source = directorySource(join(folder, 'tenants'));
  expect(await source.list('')).toEqual([{ name: 'lagoon', kind: 'folder' }]);
  expect(await source.list('lagoon')).toEqual([{ name: 'site.json', kind: 'file' }]);
  expect(new TextDecoder().decode(await source.read('lagoon/site.json'))).toBe('{}');
});

it('rejects missing paths with ENOENT', async () => {
  const source = directorySource(join(folder, 'tenants'));
  await expect(source.read('lagoon/none.json')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(source.list('none')).rejects.toMatchObject({ code: 'ENOENT' });
});

it('follows a link of the root, and below it only links to files inside the same folder', async () => {
  await symlink(join(folder, 'tenants/lagoon'), join(folder, 'tenants/alias'));
  await symlink(join(folder, 'outside.txt'), join(folder, 'tenants/lagoon/leak.txt'));
  await mkdir(join(folder, 'tenants/reef'));
  await symlink('../lagoon/site.json', join(folder, 'tenants/reef/site.json'));
  await symlink('.', join(folder, 'tenants/reef/loop'));
  const source = directorySource(join(folder, 'tenants'));
  expect(await source.list('')).toContainEqual({ name: 'alias', kind: 'folder' });
  expect(await source.list('alias')).toContainEqual({ name: 'site.json', kind: 'file' });
  expect(await source.list('reef')).toContainEqual({ name: 'loop', kind: 'link' });
  for (const path of ['lagoon/leak.txt', 'reef/site.json', '../outside.txt', 'reef/../lagoon'])
    await expect(source.read(path)).rejects.toMatchObject({ code: 'EOUTSIDE' });
});
