import { listBrands, memorySource } from '@livery/config';
import { expect, it } from 'vitest';
import type { Ports } from './Ports.ts';
import { openTenants, type TenantsFolder } from './tenantsFolder.ts';

const folders = new Map([
  ['/brands', memorySource({ 'lagoon/site.json': 'lagoon' })],
  ['/tenants', memorySource({ '_base/site.json': 'own', 'lagoon/site.json': 'lagoon' })],
  ['/package', memorySource({ '_base/site.json': 'packaged', '_base/pages/home.json': '{}' })],
  ['/elsewhere', memorySource({ 'common/site.json': 'chosen' })],
]);

function open(root: string, chosen?: string): Promise<TenantsFolder> {
  const ports: Partial<Ports> = {
    base: { folder: chosen ?? '/package/_base', isChosen: chosen !== undefined },
    open: (folder) => folders.get(folder) ?? memorySource({}),
  };
  // Opening a folder uses these ports only.
  return openTenants(root, ports as Ports);
}

async function textOf({ source }: TenantsFolder, file: string): Promise<string> {
  return new TextDecoder().decode(await source.read(file));
}

it('reads the base of the program where a folder has none', async () => {
  const tenants = await open('/brands');
  expect(await listBrands(tenants.source)).toEqual(['_base', 'lagoon']);
  expect(await textOf(tenants, '_base/site.json')).toBe('packaged');
  expect(await tenants.source.list('_base/pages')).toEqual([{ name: 'home.json', kind: 'file' }]);
  expect(tenants.pathOf('_base/site.json')).toBe('/package/_base/site.json');
  expect(tenants.pathOf('lagoon/site.json')).toBe('/brands/lagoon/site.json');
});

it('prefers the base of the folder', async () => {
  const tenants = await open('/tenants');
  expect(await textOf(tenants, '_base/site.json')).toBe('own');
  expect(tenants.pathOf('_base/site.json')).toBe('/tenants/_base/site.json');
});

it('reads the chosen base under any name, also where the folder has one', async () => {
  const tenants = await open('/tenants', '/elsewhere/common');
  expect(await listBrands(tenants.source)).toEqual(['_base', 'lagoon']);
  expect(await textOf(tenants, '_base/site.json')).toBe('chosen');
  expect(tenants.pathOf('_base/site.json')).toBe('/elsewhere/common/site.json');
  expect(await textOf(tenants, 'lagoon/site.json')).toBe('lagoon');
});

it.each([
  ['/tenants', undefined, '/tenants/_base/site.json', '_base/site.json'],
  ['/brands', undefined, '/package/_base/pages/home.json', '_base/pages/home.json'],
  ['/tenants', '/elsewhere/common', '/elsewhere/common/site.json', '_base/site.json'],
  // The base beside the brands is not the chosen one.
  ['/tenants', '/elsewhere/common', '/tenants/_base/site.json', undefined],
  ['/tenants', undefined, '/tenants/lagoon/site.json', 'lagoon/site.json'],
  ['/tenants', undefined, '/tenants', ''],
  ['/tenants', undefined, '/tenants-old/lagoon/site.json', undefined],
])('finds in %s, with the base %s, the file %s', async (root, chosen, path, file) => {
  expect((await open(root, chosen)).fileOf(path)).toBe(file);
});
