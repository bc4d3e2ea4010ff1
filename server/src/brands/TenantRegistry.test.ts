import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { inspectFolder } from './folders/inspectFolder.ts';
import { watchTenants } from './watchTenants.ts';
import { packSite } from '../snapshots/PackedSite.ts';
import { TenantRegistry, type RegistryPorts } from './TenantRegistry.ts';
import type { TenantSource } from './TenantSource.ts';
import { watchFolders } from './folders/watchFolders.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Brands on a real disk, each one file: `{ "hosts": [...], "version": "..." }`. */
function folderOf(brands: Record<string, object>): {
  root: string;
  source: TenantSource;
  write: (brand: string, content: object | string) => void;
  loads: string[];
} {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-registry-'));
  cleanups.push(() => rmSync(root, { recursive: true, force: true }));
  const loads: string[] = [];
  const write = (brand: string, content: object | string) => {
    mkdirSync(path.join(root, brand), { recursive: true });
    writeFileSync(
      path.join(root, brand, 'site.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  for (const [brand, content] of Object.entries(brands)) write(brand, content);
  const source: TenantSource = {
    brands: async () => readdirSync(root),
    inspect: async (brand) => inspectFolder(root, brand),
    read: () => Promise.reject(new Error('no assets here')),
    reading: () => async (brand) => {
      loads.push(brand);
      const { hosts, version } = JSON.parse(
        readFileSync(path.join(root, brand, 'site.json'), 'utf8'),
      ) as { hosts: string[]; version: string };
      return { problems: [], packed: packSite(exampleSite({ brand, version, site: { hosts } })) };
    },
    watch: (onChange) => watchFolders(root, onChange),
  };
  return { root, source, write, loads };
}

async function registryOf(
  source: TenantSource,
  options: Partial<RegistryPorts> = {},
): Promise<{ registry: TenantRegistry; logs: string[] }> {
  const logs: string[] = [];
  const registry = new TenantRegistry({
    source,
    clock: new FakeClock(),
    logger: pino({}, { write: (line: string) => logs.push(line) }),
    servingProblems: () => [],
    onRefused: () => undefined,
    onSwapped: () => undefined,
    snapshots: undefined,
    hostLog: undefined,
    closeAfterMs: 60_000,
    ...options,
  });
  await registry.refresh();
  return { registry, logs };
}

const coral = { hosts: ['coral.example'], version: 'v1' };

it('keeps the last good version while a folder is broken, and loads its repair', async () => {
  const { source, write } = folderOf({ coral });
  const { registry, logs } = await registryOf(source);

  write('coral', '{ "hosts": [');
  await registry.refresh('coral');
  expect(registry.find('coral.example')?.version).toBe('v1');
  expect(registry.entries()[0]?.refused?.problems[0]).toMatchObject({
    code: 'LV101',
    file: 'coral',
    line: 1,
  });
  expect(logs.join('')).toContain('version v1 stays live');

  write('coral', { ...coral, version: 'v2' });
  await registry.refresh('coral');
  expect(registry.find('coral.example')?.version).toBe('v2');
  expect(registry.entries()[0]?.refused).toBeUndefined();
});

it('loads the first of many brands while the others are inspected, and serves all of them at once', async () => {
  const names = Array.from({ length: 70 }, (_, index) => `b${10 + index}`);
  const folder = folderOf({
    ...Object.fromEntries(
      names.map((name) => [name, { hosts: [`${name}.example`, 'all.example'], version: 'v1' }]),
    ),
    _base: {},
  });
  const events: string[] = [];
  const source: TenantSource = {
    ...folder.source,
    inspect: (brand) => {
      events.push(`inspect ${brand}`);
      return folder.source.inspect(brand);
    },
    reading: () => {
      events.push('read');
      const load = folder.source.reading();
      return (brand) => {
        events.push(`load ${brand}`);
        return load(brand);
      };
    },
  };
  const { registry } = await registryOf(source, { onSwapped: () => events.push('swap') });

  expect(events[0]).toBe('inspect _base');
  expect(events.indexOf('load b10')).toBeLessThan(events.indexOf('inspect b79'));
  expect(events.filter((event) => event === 'read' || event === 'swap')).toEqual(['read', 'swap']);
  expect(events.at(-1)).toBe('swap');
  expect(names.map((name) => registry.find(`${name}.example`)?.brand)).toEqual(names);
  expect(registry.find('all.example')?.brand).toBe('b10');
});

it('names the brands whose served version is served no more', async () => {
  const reef = { hosts: ['reef.example'], version: 'v1' };
  const { root, source, write } = folderOf({ coral, reef });
  const swaps: (readonly string[])[] = [];
  const { registry } = await registryOf(source, {
    closeAfterMs: 0,
    onSwapped: (replaced) => swaps.push(replaced),
  });
  expect(swaps.splice(0).flat()).toEqual([]);

  write('coral', { ...coral, version: 'v2' });
  await registry.refresh();
  expect(swaps.splice(0).flat()).toEqual(['coral']);

  rmSync(path.join(root, 'reef'), { recursive: true });
  await registry.refresh();
  expect(swaps.flat()).toEqual(['reef']);
});

it('reports a folder that vanishes while it is loaded once, as gone', async () => {
  const reef = { hosts: ['reef.example'], version: 'v1' };
  const { root, source, write } = folderOf({ coral, reef });
  let isVanishing = false;
  const { registry, logs } = await registryOf({
    ...source,
    reading: () => async (brand) => {
      if (!isVanishing) return source.reading()(brand);
      rmSync(path.join(root, brand), { recursive: true });
      const problem = { code: 'LV101', message: 'no folder', file: brand, line: 1, column: 1 };
      return { problems: [problem], isGone: true };
    },
  });

  isVanishing = true;
  write('coral', { ...coral, version: 'v2' });
  await registry.refresh();
  await registry.settled();

  expect(logs.filter((line) => line.includes('LV101'))).toEqual([
    expect.stringContaining('the folder is gone; the brand is closed at '),
  ]);
  expect(registry.find('coral.example')?.version).toBe('v1');
});

it('keeps a brand whose folder was emptied and closes one whose folder was deleted', async () => {
  const { root, source } = folderOf({ coral, reef: { hosts: ['reef.example'], version: 'v1' } });
  const { registry } = await registryOf(source, { closeAfterMs: 0 });

  rmSync(path.join(root, 'coral/site.json'));
  rmSync(path.join(root, 'reef'), { recursive: true });
  await registry.refresh();

  expect(registry.find('coral.example')?.version).toBe('v1');
  expect(registry.find('reef.example')).toBeUndefined();
});

it('keeps every brand while the tenants folder is empty', async () => {
  const { root, source } = folderOf({ coral });
  const { registry } = await registryOf(source);

  rmSync(path.join(root, 'coral'), { recursive: true });
  await registry.refresh();

  expect(registry.find('coral.example')?.version).toBe('v1');
});

it('assigns a host to the brand that served it first and reports the conflict', async () => {
  const { source, write } = folderOf({ reef: { hosts: ['shared.example'], version: 'v1' } });
  const { registry } = await registryOf(source);

  write('coral', { hosts: ['shared.example', 'coral.example'], version: 'v1' });
  await registry.refresh();

  expect(registry.find('shared.example')?.brand).toBe('reef');
  expect(registry.find('coral.example')?.brand).toBe('coral');
  expect(registry.disputes('coral')[0]?.message).toContain('already served by reef');
});

it('reloads only changed brands, and with the base its children', async () => {
  const { source, write, loads } = folderOf({
    _base: {},
    coral,
    reef: { hosts: ['reef.example'], version: 'v1' },
  });
  const { registry } = await registryOf(source);

  loads.length = 0;
  write('coral', { ...coral, version: 'v2' });
  await registry.refresh();
  expect(loads).toEqual(['coral']);

  loads.length = 0;
  write('_base', { changed: true });
  await registry.refresh('_base');
  expect(loads).toEqual(['coral', 'reef']);
});

it('applies a new folder, a renamed file and a deletion by watching alone', async () => {
  const { root, source, write } = folderOf({ coral });
  const { registry } = await registryOf(source, { closeAfterMs: 0 });
  cleanups.unshift(watchTenants({ registry, source }));

  write('reef', { hosts: ['reef.example'], version: 'v1' });
  await expect.poll(() => registry.find('reef.example')?.version).toBe('v1');

  for (const version of ['v2', 'v3']) {
    writeFileSync(
      path.join(root, 'reef/new'),
      JSON.stringify({ hosts: ['reef.example'], version }),
    );
    renameSync(path.join(root, 'reef/new'), path.join(root, 'reef/site.json'));
    await expect.poll(() => registry.find('reef.example')?.version).toBe(version);
  }

  rmSync(path.join(root, 'reef'), { recursive: true });
  await expect.poll(() => registry.find('reef.example')).toBeUndefined();
});

it('finds an edit by polling alone', async () => {
  const { source, write } = folderOf({ coral });
  const { registry } = await registryOf(source);
  cleanups.unshift(watchTenants({ registry, source: { ...source, watch: () => () => undefined } }));

  write('coral', { ...coral, version: 'v2' });

  await expect.poll(() => registry.find('coral.example')?.version).toBe('v2');
});

it('retries a folder that failed to load only after a pause, without reloading others', async () => {
  const { source, loads } = folderOf({ coral, reef: { hosts: ['reef.example'], version: 'v1' } });
  const clock = new FakeClock();
  let tries = 0;
  const failing: TenantSource = {
    ...source,
    reading: () => async (brand) => {
      if (brand !== 'coral') return source.reading()(brand);
      tries += 1;
      clock.advance(1_000);
      if (tries === 1) throw new Error('its thread ended');
      return source.reading()(brand);
    },
  };
  const registry = new TenantRegistry({
    source: failing,
    clock,
    logger: pino({ level: 'silent' }),
    servingProblems: () => [],
    onRefused: () => undefined,
    onSwapped: () => undefined,
    snapshots: undefined,
    hostLog: undefined,
    closeAfterMs: 60_000,
  });
  await registry.refresh();
  expect([registry.find('coral.example'), registry.find('reef.example')?.version]).toEqual([
    undefined,
    'v1',
  ]);
  expect(registry.entries()[0]?.refused?.problems).toEqual([
    {
      code: 'LV101',
      message: 'could not be read: its thread ended',
      file: 'coral',
      line: 1,
      column: 1,
    },
  ]);

  clock.advance(9_999);
  await registry.refresh();
  expect([tries, registry.entries()[0]?.live]).toEqual([1, undefined]);
  clock.advance(1);
  await registry.refresh();
  expect([tries, registry.find('coral.example')?.version, registry.entries()[0]?.refused]).toEqual([
    2,
    'v1',
    undefined,
  ]);
  clock.advance(100_000);
  await registry.refresh();
  expect([tries, loads]).toEqual([2, ['reef', 'coral']]);
});

it('counts the CPU time of the inspections, as the source measures it', async () => {
  const { source } = folderOf({ coral, reef: { hosts: ['reef.example'], version: 'v1' } });
  const { registry } = await registryOf({
    ...source,
    inspect: async (brand) => ({ ...(await source.inspect(brand)), cpuMs: 7 }),
  });

  expect(registry.checkCpuMs).toBe(14);
});
