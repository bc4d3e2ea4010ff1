import { renameSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFolders, type BrandFolders } from '../testing/brandFolders.ts';

const shared = 'shared.example';

function claim({ edit }: BrandFolders, brand: string, ...hosts: string[]): void {
  edit(`${brand}/site.json`, (site) => {
    site.hosts = [`${brand}.example`, ...hosts];
  });
}

it('keeps a host with its brand through all edits until the brand gives it up', async () => {
  using folders = brandFolders('coral', 'reef');
  const { registry } = await folders.start();
  const owner = async () => {
    await registry.refresh();
    return registry.find(shared)?.brand;
  };

  claim(folders, 'reef', shared);
  expect(await owner()).toBe('reef');
  claim(folders, 'coral', shared);
  expect(await owner()).toBe('reef');
  folders.rename('reef', 'Renamed');
  expect(await owner()).toBe('reef');
  expect(registry.disputes('coral')[0]?.message).toContain('already served by reef');
  claim(folders, 'reef');
  expect(await owner()).toBe('coral');
  claim(folders, 'reef', shared);
  expect(await owner()).toBe('coral');
});

it('keeps a host over a restart with the brand that has served it longest, whatever its name and version', async () => {
  using folders = brandFolders('coral', 'reef');
  claim(folders, 'reef', shared);
  const { registry } = await folders.start();
  claim(folders, 'coral', shared);
  await registry.refresh();
  folders.rename('reef', 'Renamed');
  await registry.refresh();
  await registry.settled();

  const after = await folders.start();

  expect(after.registry.find(shared)?.name).toBe('Renamed');
  expect(after.registry.disputes('coral')[0]?.message).toContain('already served by reef');
});

it('keeps a host over a restart with the brand it was passed to, even if that brand’s version is older', async () => {
  using folders = brandFolders('coral', 'kelp', 'reef');
  for (const brand of ['coral', 'reef']) claim(folders, brand, shared);
  const { registry } = await folders.start();
  expect(registry.find(shared)?.brand).toBe('coral');
  claim(folders, 'coral');
  await registry.refresh();
  expect(registry.find(shared)?.brand).toBe('reef');
  for (const brand of ['coral', 'kelp']) claim(folders, brand, shared);
  await registry.refresh();
  await registry.settled();

  expect((await folders.start()).registry.find(shared)?.brand).toBe('reef');
  // A brand that is served from its snapshot keeps its host as well.
  rmSync(folders.at('reef/site.json'));
  expect((await folders.start()).registry.find(shared)?.brand).toBe('reef');
});

it('assigns an unserved host to the first brand by name, and to the next when that one is removed', async () => {
  using folders = brandFolders('coral', 'reef');
  for (const brand of ['coral', 'reef']) claim(folders, brand, shared);
  const { registry } = await folders.start();
  expect(registry.find(shared)?.brand).toBe('coral');
  renameSync(folders.at('coral'), folders.at('.closed'));
  await registry.refresh();
  await registry.settled();
  renameSync(folders.at('.closed'), folders.at('coral'));

  expect((await folders.start()).registry.find(shared)?.brand).toBe('reef');
});
