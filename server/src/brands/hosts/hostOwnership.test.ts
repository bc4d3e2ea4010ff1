import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandFolders, type BrandFolders } from '../../testing/brandFolders.ts';

const shared = 'shared.example';
const dayMs = 24 * 60 * 60_000;

function claim({ edit }: BrandFolders, brand: string, ...hosts: string[]): void {
  edit(`${brand}/site.json`, (site) => {
    site.hosts = [`${brand}.example`, ...hosts];
  });
}

/** Takes a folder away as the first of two renames does. Returns the second one. */
function takeAway({ at }: BrandFolders, brand: string): () => void {
  renameSync(at(brand), at(`.${brand}`));
  return () => renameSync(at(`.${brand}`), at(brand));
}

it('keeps a host with its brand through all edits, and reserved after the brand gave it up', async () => {
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
  expect(registry.disputes('coral')[0]?.message).toBe(
    'host "shared.example" is already served by reef; remove it from one of the two, or move it by POST /brands/coral/hosts/shared.example on the admin port',
  );
  claim(folders, 'reef');
  expect(await owner()).toBeUndefined();
  expect(registry.disputes('coral')[0]?.message).toContain('is reserved for reef;');
  claim(folders, 'reef', shared);
  expect(await owner()).toBe('reef');
});

it('keeps a host with its brand over a restart, whatever its name and version', async () => {
  using folders = brandFolders('coral', 'reef');
  claim(folders, 'reef', shared);
  const { registry } = await folders.start();
  claim(folders, 'coral', shared);
  await registry.refresh();
  folders.rename('reef', 'Renamed');

  const after = await folders.start();

  expect(after.registry.find(shared)?.name).toBe('Renamed');
  expect(after.registry.disputes('coral')[0]?.message).toContain('already served by reef');
  // A brand that is served from its snapshot keeps its host as well.
  rmSync(folders.at('reef/site.json'));
  expect((await folders.start()).registry.find(shared)?.brand).toBe('reef');
});

it('changes no owner over a restart', async () => {
  using folders = brandFolders('coral', 'reef');
  const owners = () => readFileSync(path.join(folders.data, 'hosts'), 'utf8');
  await folders.start();
  const before = owners();

  await folders.start();

  expect(owners()).toBe(before);
});

it('assigns a free host to the first brand by name', async () => {
  using folders = brandFolders('coral', 'reef');
  for (const brand of ['coral', 'reef']) claim(folders, brand, shared);

  expect((await folders.start()).registry.find(shared)?.brand).toBe('coral');
});

it.each(['while the server runs', 'during a restart'])(
  'serves a brand whose folder is swapped by two renames %s, and gives its host to no other brand',
  async (when) => {
    using folders = brandFolders('coral', 'thief');
    const first = await folders.start();
    claim(folders, 'thief', 'coral.example');
    await first.registry.refresh();
    await first.registry.settled();

    const putBack = takeAway(folders, 'coral');
    const { registry, nameOf, clock } = when === 'during a restart' ? await folders.start() : first;
    await registry.refresh();
    expect(nameOf('coral')).toBe('coral');
    expect(registry.entries()[0]?.refused?.problems[0]?.message).toMatch(
      /^the folder is gone; the brand is closed at 2026-11-20T12:01:\d\d\.000Z unless it is back$/,
    );
    clock.advance(59_999);
    await registry.refresh();
    expect(nameOf('coral')).toBe('coral');

    putBack();
    folders.rename('coral', 'Second');
    await registry.refresh();
    expect([nameOf('coral'), registry.entries()[0]?.refused]).toEqual(['Second', undefined]);
    await registry.settled();
    expect((await folders.start()).nameOf('coral')).toBe('Second');
  },
);

it('closes a brand whose folder stays away after the grace time, and reserves its host for thirty days', async () => {
  using folders = brandFolders('coral', 'thief');
  const { registry, nameOf, clock } = await folders.start();
  claim(folders, 'thief', 'coral.example');
  takeAway(folders, 'coral');
  await registry.refresh();
  clock.advance(60_000);
  await registry.refresh();
  await registry.settled();

  const after = await folders.start();
  for (const server of [{ registry, nameOf }, after]) {
    expect([server.nameOf('coral'), server.registry.missing()]).toEqual([undefined, []]);
    expect(server.registry.reservedHosts()).toEqual([
      { host: 'coral.example', brand: 'coral', untilMs: Date.UTC(2026, 11, 20, 12, 1, 1) },
    ]);
  }
  clock.advance(30 * dayMs);
  await after.registry.refresh();
  claim(folders, 'thief', 'coral.example', shared);
  await after.registry.refresh();
  expect(after.registry.find('coral.example')?.brand).toBe('thief');
});

it('closes a brand with a file .closed at once, and opens it again without that file', async () => {
  using folders = brandFolders('coral', 'thief');
  const { registry, nameOf } = await folders.start();
  claim(folders, 'thief', 'coral.example');

  writeFileSync(folders.at('coral/.closed'), '');
  await registry.refresh();
  await registry.settled();
  const after = await folders.start();
  for (const server of [{ registry, nameOf }, after]) {
    expect([server.nameOf('coral'), server.registry.missing()]).toEqual([undefined, []]);
    expect(server.registry.entries().map(({ brand }) => brand)).toEqual(['thief']);
  }

  rmSync(folders.at('coral/.closed'));
  await after.registry.refresh();
  expect(after.nameOf('coral')).toBe('coral');
});

it('moves a host by an operator’s act, on all servers with the same data folder and over a restart', async () => {
  using folders = brandFolders('coral', 'reef');
  const { registry } = await folders.start();
  const other = await folders.start();
  expect(registry.moveHost('coral.example', 'reef')).toBe(false);
  claim(folders, 'reef', 'coral.example');
  await Promise.all([registry.refresh(), other.registry.refresh()]);

  expect(registry.moveHost('coral.example', 'reef')).toBe(true);
  await other.registry.refresh();

  for (const server of [registry, other.registry, (await folders.start()).registry]) {
    expect(server.find('coral.example')?.brand).toBe('reef');
    expect(server.disputes('coral')[0]?.message).toContain('already served by reef');
  }
});

it('keeps what was written after a line that was not written completely', async () => {
  using folders = brandFolders('angler', 'coral');
  await folders.start();
  appendFileSync(path.join(folders.data, 'hosts'), '{"kind":"move","host":"coral.ex');
  claim(folders, 'coral', shared);
  await folders.start();
  claim(folders, 'angler', 'coral.example', shared);

  const { registry } = await folders.start();

  expect([shared, 'coral.example'].map((host) => registry.find(host)?.brand)).toEqual([
    'coral',
    'coral',
  ]);
});

it('closes a brand whose file .closed was written while the server did not run', async () => {
  using folders = brandFolders('coral', 'reef');
  await folders.start();
  writeFileSync(folders.at('coral/.closed'), '');

  const { registry, nameOf } = await folders.start();

  expect([nameOf('coral'), nameOf('reef'), registry.missing()]).toEqual([undefined, 'reef', []]);
  await registry.settled();
  expect(existsSync(path.join(folders.data, 'brands/coral'))).toBe(false);
});

it('assigns hosts while their owners cannot be saved, and saves them later', async () => {
  using folders = brandFolders('coral', 'thief');
  let isFull = true;
  const lines: string[] = [];
  const hostLog = {
    readNew: () => lines.splice(0),
    append: (added: readonly string[]) => {
      if (isFull) throw new Error('ENOSPC');
      lines.push(...added);
    },
  };
  const { registry } = await folders.start({ hostLog });
  const fault = 'the owners of hosts could not be saved for a restart: ENOSPC';
  expect([registry.find('coral.example')?.brand, registry.faults]).toEqual(['coral', [fault]]);
  claim(folders, 'thief', 'coral.example');
  await registry.refresh();
  expect(registry.find('coral.example')?.brand).toBe('coral');
  expect(() => registry.moveHost('coral.example', 'thief')).toThrow('ENOSPC');
  expect(registry.find('coral.example')?.brand).toBe('coral');

  isFull = false;
  await registry.refresh();
  expect([registry.find('coral.example')?.brand, registry.faults]).toEqual(['coral', []]);
});
