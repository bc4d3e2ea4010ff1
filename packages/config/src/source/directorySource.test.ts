import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asyncDisk } from './asyncDisk.ts';
import { blockingDisk } from './blockingDisk.ts';
import { directorySource } from './directorySource.ts';
import { folderLimits } from './folderLimits.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-source-'));
  await mkdir(join(folder, 'tenants/lagoon'), { recursive: true });
  await writeFile(join(folder, 'tenants/lagoon/site.json'), '{}');
  await writeFile(join(folder, 'outside.txt'), 'outside');
});
afterEach(() => rm(folder, { recursive: true }));

describe.each([
  ['without blocking', asyncDisk],
  ['blocking', blockingDisk],
])('on a disk that is read %s', (_name, disk) => {
  it('lists folders and reads files', async () => {
    const source = directorySource(join(folder, 'tenants'), disk);
    expect(await source.list('')).toEqual([{ name: 'lagoon', kind: 'folder' }]);
    expect(await source.list('lagoon')).toEqual([{ name: 'site.json', kind: 'file' }]);
    expect(new TextDecoder().decode(await source.read('lagoon/site.json'))).toBe('{}');
  });

  it('rejects missing paths with ENOENT', async () => {
    const source = directorySource(join(folder, 'tenants'), disk);
    await expect(source.read('lagoon/none.json')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(source.list('none')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('follows a link of the root, and below it only links to files inside the same folder', async () => {
    await symlink(join(folder, 'tenants/lagoon'), join(folder, 'tenants/alias'));
    await symlink(join(folder, 'outside.txt'), join(folder, 'tenants/lagoon/leak.txt'));
    await mkdir(join(folder, 'tenants/reef'));
    await symlink('../lagoon/site.json', join(folder, 'tenants/reef/site.json'));
    await symlink('.', join(folder, 'tenants/reef/loop'));
    const source = directorySource(join(folder, 'tenants'), disk);
    expect(await source.list('')).toContainEqual({ name: 'alias', kind: 'folder' });
    expect(await source.list('alias')).toContainEqual({ name: 'site.json', kind: 'file' });
    expect(await source.list('reef')).toContainEqual({ name: 'loop', kind: 'link' });
    for (const path of ['lagoon/leak.txt', 'reef/site.json', '../outside.txt', 'reef/../lagoon'])
      await expect(source.read(path)).rejects.toMatchObject({ code: 'EOUTSIDE' });
  });

  it('rejects a file that is too large, and reads nothing of a pipe', async () => {
    await truncate(join(folder, 'tenants/lagoon/site.json'), folderLimits.maxFileBytes + 1);
    execFileSync('/usr/bin/env', ['mkfifo', join(folder, 'tenants/lagoon/pipe.json')]);
    const source = directorySource(join(folder, 'tenants'), disk);

    await expect(source.read('lagoon/site.json')).rejects.toMatchObject({ code: 'EFBIG' });
    expect(await source.read('lagoon/pipe.json')).toHaveLength(0);
    await expect(source.read('lagoon')).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('lists one entry more than allowed of a folder', async () => {
    const names = Array.from(
      { length: folderLimits.maxEntries + 2 },
      (_, index) => `${index}.json`,
    );
    await Promise.all(names.map((name) => writeFile(join(folder, 'tenants/lagoon', name), '')));
    const source = directorySource(join(folder, 'tenants'), disk);

    expect(await source.list('lagoon')).toHaveLength(folderLimits.maxEntries + 1);
  });
});
