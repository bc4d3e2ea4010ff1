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

it('follows links inside the folder, and rejects those that lead out of it', async () => {
  await symlink(join(folder, 'tenants/lagoon'), join(folder, 'tenants/alias'));
  await symlink(join(folder, 'outside.txt'), join(folder, 'tenants/lagoon/leak.txt'));
  const source = directorySource(join(folder, 'tenants'));
  expect(await source.list('alias')).toContainEqual({ name: 'site.json', kind: 'file' });
  await expect(source.read('lagoon/leak.txt')).rejects.toMatchObject({ code: 'EACCES' });
  await expect(source.read('../outside.txt')).rejects.toMatchObject({ code: 'EACCES' });
});
