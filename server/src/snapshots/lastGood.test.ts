import type { Site } from '@livery/model';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { brandFolders, type BrandFolders } from '../testing/brandFolders.ts';
import { packedBase, unpackSite } from './PackedSite.ts';

const breaks: readonly [string, (folders: BrandFolders) => void][] = [
  ['half-written', ({ at }) => truncateSync(at('coral/site.json'), 20)],
  [
    'emptied',
    ({ at }) => {
      rmSync(at('coral'), { recursive: true });
      mkdirSync(at('coral'));
    },
  ],
  [
    'a dangling link',
    ({ at }) => {
      rmSync(at('coral'), { recursive: true });
      symlinkSync(at('.not-there'), at('coral'));
    },
  ],
  ['without its parent', ({ at }) => renameSync(at('_base'), at('.base'))],
];

it.each(breaks)(
  'serves and reports the last good version after a restart with a folder that is %s, and loads the repair',
  async (_name, breakIt) => {
    using folders = brandFolders('coral');
    const version = (await folders.start()).registry.find('coral.example')?.version;
    breakIt(folders);

    const { registry, logs, nameOf } = await folders.start();

    expect(nameOf('coral')).toBe('coral');
    expect(registry.entries()).toEqual([
      expect.objectContaining({
        isRestored: true,
        live: expect.objectContaining({ version, sinceMs: Date.UTC(2026, 10, 20, 12, 0, 1) }),
        refused: expect.anything(),
      }),
    ]);
    expect(logs.join('')).toContain(
      `coral: serves its last good version ${version}, live since 2026-11-20T12:00:01.000Z and saved before this start`,
    );

    rmSync(folders.at('coral'), { recursive: true, force: true });
    using repaired = brandFolders('coral');
    renameSync(repaired.at('coral'), folders.at('coral'));
    rmSync(folders.at('_base'), { recursive: true, force: true });
    renameSync(repaired.at('_base'), folders.at('_base'));
    await registry.refresh();
    expect(registry.entries()).toEqual([expect.not.objectContaining({ isRestored: true })]);
    expect(registry.entries()[0]?.refused).toBeUndefined();
  },
);

it.each(breaks)('keeps serving while a folder becomes %s', async (_name, breakIt) => {
  using folders = brandFolders('coral');
  const { registry, nameOf } = await folders.start();
  breakIt(folders);
  await registry.refresh();

  expect(nameOf('coral')).toBe('coral');
  expect(registry.entries()[0]).toMatchObject({ refused: expect.anything() });
  expect(registry.entries()[0]?.isRestored).toBeUndefined();
});

it('follows a symbolic link to another version, and a folder that was removed and restored', async () => {
  using folders = brandFolders('coral');
  using next = brandFolders('coral');
  next.rename('coral', 'Second');
  renameSync(folders.at('coral'), folders.at('.first'));
  renameSync(next.at('coral'), folders.at('.second'));
  symlinkSync('.first', folders.at('coral'));
  const { registry, nameOf } = await folders.start();
  expect(nameOf('coral')).toBe('coral');

  symlinkSync('.second', folders.at('.link'));
  renameSync(folders.at('.link'), folders.at('coral'));
  await registry.refresh();
  expect(nameOf('coral')).toBe('Second');

  rmSync(folders.at('coral'));
  await registry.refresh();
  expect(nameOf('coral')).toBe('Second');
  symlinkSync('.first', folders.at('coral'));
  await registry.refresh();
  expect(nameOf('coral')).toBe('coral');
});

it('serves a renamed folder under its new name after its host was moved', async () => {
  using folders = brandFolders('coral');
  const { registry, clock } = await folders.start();

  renameSync(folders.at('coral'), folders.at('reef'));
  await registry.refresh();
  expect(registry.find('coral.example')?.brand).toBe('coral');
  expect(registry.moveHost('coral.example', 'reef')).toBe(true);
  clock.advance(60_000);
  await registry.refresh();

  expect(registry.entries().map(({ brand }) => brand)).toEqual(['reef']);
  expect(registry.find('coral.example')?.brand).toBe('reef');
});

it('restores no brand whose folder stayed away for the grace time, whether the server ran or not', async () => {
  using folders = brandFolders('coral', 'reef');
  const { registry, clock } = await folders.start();
  rmSync(folders.at('reef'), { recursive: true });
  await registry.refresh();
  clock.advance(60_000);
  await registry.refresh();
  await registry.settled();
  rmSync(folders.at('coral'), { recursive: true });

  const after = await folders.start();
  expect(after.registry.entries().map(({ brand }) => brand)).toEqual(['coral']);
  clock.advance(60_000);
  await after.registry.refresh();
  expect(after.registry.entries()).toEqual([]);
  // A closed brand stays closed, even if an invalid folder of its name appears.
  mkdirSync(folders.at('reef'));
  await after.registry.refresh();
  expect(after.nameOf('reef')).toBeUndefined();
});

it('serves every brand from its snapshot while the tenants folder is missing', async () => {
  using folders = brandFolders('coral', 'reef');
  await folders.start();
  renameSync(folders.tenants, `${folders.tenants}.away`);

  const { registry, nameOf, logs } = await folders.start();
  expect(['coral', 'reef'].map(nameOf)).toEqual(['coral', 'reef']);
  expect(logs.join('')).toContain('it may not be mounted yet');

  renameSync(`${folders.tenants}.away`, folders.tenants);
  await registry.refresh();
  expect(registry.entries().map(({ refused, isRestored }) => [refused, isRestored])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

const spoils: readonly [string, (file: string) => void, string][] = [
  ['truncated', (file) => truncateSync(file, readFileSync(file).length - 10), 'bytes of the'],
  ['truncated in its manifest', (file) => truncateSync(file, 15), 'does not begin with a manifest'],
  ['emptied', (file) => truncateSync(file, 0), 'does not begin with a manifest'],
  [
    'garbage',
    (file) => writeFileSync(file, Buffer.from([0, 255, 10, 123])),
    'does not begin with a manifest',
  ],
  ['null', (file) => writeFileSync(file, 'null\n{}'), 'does not begin with a manifest'],
  ['lengthened', (file) => appendFileSync(file, ' '), 'bytes of the'],
  [
    'changed',
    (file) => writeFileSync(file, swapped(readFileSync(file))),
    'is not what its manifest',
  ],
  [
    'of another brand',
    (file) =>
      writeFileSync(
        file,
        readFileSync(file, 'latin1').replace('"brand":"coral"', '"brand":"reef"'),
        'latin1',
      ),
    'does not begin with a manifest',
  ],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
    'cannot be read',
  ],
];

/** Returns the content with one byte of the site flipped. */
function swapped(content: Buffer): Buffer {
  content.writeUInt8(content.readUInt8(content.length - 20) ^ 1, content.length - 20);
  return content;
}

it.each(spoils)(
  'ignores and reports a snapshot that is %s, and starts nevertheless',
  async (_name, spoil, message) => {
    using folders = brandFolders('coral', 'reef');
    await folders.start();
    truncateSync(folders.at('coral/site.json'), 20);
    spoil(path.join(folders.data, 'brands/coral/last-good'));

    const { logs, nameOf } = await folders.start();

    expect([nameOf('coral'), nameOf('reef')]).toEqual([undefined, 'reef']);
    expect(logs.join('')).toMatch(new RegExp(`coral: .*${message}.*; it is ignored`));
    expect(logs.join('')).toContain('coral: not served; there is no last good version of it');
  },
);

it.each([
  ['missing', (file: string) => rmSync(file)],
  ['damaged', (file: string) => truncateSync(file, 100)],
])(
  'ignores and reports snapshots whose base is %s, and repairs it with the next version',
  async (_name, spoil) => {
    using folders = brandFolders('coral', 'reef');
    await folders.start();
    const bases = path.join(folders.data, 'brands/.bases');
    const [base = '', ...others] = readdirSync(bases);
    expect(others).toEqual([]);
    truncateSync(folders.at('coral/site.json'), 20);
    spoil(path.join(bases, base));

    const { logs, nameOf } = await folders.start();
    expect([nameOf('coral'), nameOf('reef')]).toEqual([undefined, 'reef']);
    expect(logs.join('')).toMatch(/coral: .*last-good lacks the base that it names; it is ignored/);

    expect((await folders.start()).nameOf('coral')).toBe('coral');
  },
);

it('keeps a base until no snapshot needs it', async () => {
  using folders = brandFolders('coral', 'reef');
  await folders.start();
  const bases = path.join(folders.data, 'brands/.bases');
  const [first = ''] = readdirSync(bases);
  folders.edit('_base/flags.json', ({ flags }) => {
    flags.extra = { value: true, whenMissing: true };
  });
  truncateSync(folders.at('coral/site.json'), 20);
  const makeOld = () => utimesSync(path.join(bases, first), 0, 0);
  makeOld();

  await folders.start();
  expect(readdirSync(bases)).toHaveLength(2);
  using repaired = brandFolders('coral');
  cpSync(repaired.at('coral'), folders.at('coral'), { recursive: true });
  makeOld();
  const { nameOf } = await folders.start();

  expect(nameOf('coral')).toBe('coral');
  expect(readdirSync(bases)).not.toContain(first);
});

it('adds defaults of this release to a snapshot, and ignores a snapshot that violates its schemas', async () => {
  using folders = brandFolders('coral', 'reef');
  await folders.start();
  rewrite(folders, 'coral', ({ site, theme }) => {
    Reflect.deleteProperty(site, 'prizeModes');
    Reflect.deleteProperty(theme.shape, 'borderWidthPx');
  });
  rewrite(folders, 'reef', ({ site }) => Reflect.deleteProperty(site, 'hosts'));
  for (const brand of ['coral', 'reef']) truncateSync(folders.at(brand, 'site.json'), 20);

  const { registry, logs, nameOf } = await folders.start();

  expect(['coral', 'reef'].map(nameOf)).toEqual(['coral', undefined]);
  expect(registry.find('coral.example')?.site.theme.shape.borderWidthPx).toEqual(
    expect.any(Number),
  );
  expect(logs.join('')).toMatch(
    /last-good does not fit this release \(\/site must have required property 'hosts'\); it is ignored/,
  );
});

/** Rewrites a snapshot as an earlier release may have stored it. */
function rewrite({ data }: BrandFolders, brand: string, change: (site: Site) => void): void {
  const file = path.join(data, 'brands', brand, 'last-good');
  const content = readFileSync(file);
  const end = content.indexOf(10);
  const manifest = JSON.parse(content.toString('utf8', 0, end)) as { base: string };
  const base = packedBase(readFileSync(path.join(data, 'brands/.bases', manifest.base)));
  const site = unpackSite({ base, bytes: content.subarray(end + 1) });
  change(site);
  const packed = brotliCompressSync(JSON.stringify({ set: site }));
  const sha256 = createHash('sha256').update(packed).digest('hex');
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`${JSON.stringify({ ...manifest, bytes: packed.length, sha256 })}\n`),
      packed,
    ]),
  );
}

it('replaces a damaged snapshot once there is a good version', async () => {
  using folders = brandFolders('coral');
  await folders.start();
  for (const length of [100, 2_000]) {
    truncateSync(path.join(folders.data, 'brands/coral/last-good'), length);
    await folders.start();
  }
  truncateSync(folders.at('coral/site.json'), 20);

  expect((await folders.start()).nameOf('coral')).toBe('coral');
});

it('does not serve a snapshot that this release rejects', async () => {
  using folders = brandFolders('coral');
  await folders.start();
  truncateSync(folders.at('coral/site.json'), 20);
  const servingProblems = () => [
    {
      code: 'LV508',
      message: 'a secret is missing',
      file: 'coral/upstream.json',
      line: 1,
      column: 1,
    },
  ];

  expect((await folders.start({ servingProblems })).nameOf('coral')).toBeUndefined();
});

it('serves without a writable data folder and reports the consequence', async () => {
  using folders = brandFolders('coral');
  writeFileSync(folders.data, 'a file where the folder should be');

  const { registry, logs, nameOf } = await folders.start();

  expect(nameOf('coral')).toBe('coral');
  expect(registry.faults).toEqual([
    expect.stringMatching(/^the last good version of coral could not be saved for a restart: /),
    expect.stringMatching(/^the owners of hosts could not be saved for a restart: /),
  ]);
  expect(logs.join('')).toContain('could not be saved for a restart');
});

it('updates the other brands when a change of the base breaks one, which keeps its version', async () => {
  using folders = brandFolders('coral', 'kelp', 'reef');
  folders.edit('_base/flags.json', ({ flags }) => {
    flags.extra = { value: true };
  });
  folders.edit('reef/pages/home.json', ({ nodes }) => {
    const [first] = Object.values(nodes);
    if (first) first.when = { flag: 'extra' };
  });
  const { registry, logs } = await folders.start();
  const versions = () =>
    ['coral', 'kelp', 'reef'].map((brand) => registry.find(`${brand}.example`)?.version);
  const before = versions();
  expect(before).not.toContain(undefined);

  folders.edit('_base/flags.json', ({ flags }) => {
    delete flags.extra;
  });
  await registry.refresh('_base');

  const after = versions();
  expect(after.map((version, index) => version === before[index])).toEqual([false, false, true]);
  expect(registry.entries().map(({ refused }) => refused?.problems[0]?.code)).toEqual([
    undefined,
    undefined,
    'LV404',
  ]);
  expect(logs.join('')).toContain(`reef: refused; version ${before[2]} stays live`);
});
