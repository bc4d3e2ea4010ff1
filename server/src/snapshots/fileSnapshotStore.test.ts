import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortHash } from '../http/contentHash.ts';
import type { SnapshotStore } from './SnapshotStore.ts';
import { packSite } from './PackedSite.ts';
import { schemas } from '../testing/schemas.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fileSnapshotStore } from './fileSnapshotStore.ts';

const longAgo = new Date('2020-01-01');

/** Creates a data folder, and brands with one asset each. */
function dataFolder(): {
  root: string;
  process: () => SnapshotStore;
  keep: (snapshots: SnapshotStore, brand: string, ...contents: string[]) => Promise<void>;
  reads: string[];
  assets: () => string[];
} {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-kept-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const reads: string[] = [];
  return {
    root,
    reads,
    process: () => fileSnapshotStore({ root, schemas }),
    assets: () =>
      readdirSync(path.join(root, '.assets'))
        .map((name) => readFileSync(path.join(root, '.assets', name), 'utf8'))
        .toSorted(),
    async keep(snapshots, brand, ...contents) {
      const assets = Object.fromEntries(
        contents.map((content) => [
          `assets/${content}.svg`,
          { file: content, hash: shortHash(content), bytes: content.length },
        ]),
      );
      const packed = packSite(exampleSite({ brand, version: contents.join(' '), assets }));
      await snapshots.save({ packed, sinceMs: 1, nowMs: Date.now() }, async ({ file }) => {
        reads.push(file);
        return Buffer.from(file);
      });
    },
  };
}

function makeOld(root: string): void {
  for (const name of readdirSync(path.join(root, '.assets')))
    utimesSync(path.join(root, '.assets', name), longAgo, longAgo);
}

it('stores shared assets once and deletes them with the last snapshot that needs them', async () => {
  const { root, process, keep, reads, assets } = dataFolder();
  const snapshots = process();
  await keep(snapshots, 'coral', 'logo', 'banner');
  await keep(snapshots, 'reef', 'logo');
  await snapshots.prune(Date.now());
  expect([assets(), reads]).toEqual([
    ['banner', 'logo'],
    ['logo', 'banner'],
  ]);

  makeOld(root);
  await keep(snapshots, 'coral', 'logo');
  await snapshots.prune(Date.now());
  expect(assets()).toEqual(['logo']);
  makeOld(root);
  await snapshots.delete('coral');
  await snapshots.prune(Date.now());
  expect(assets()).toEqual(['logo']);
  await snapshots.delete('reef');
  await snapshots.prune(Date.now());
  expect(assets()).toEqual([]);
});

it('keeps assets that another process wrote or verified for a pending snapshot', async () => {
  const { root, process, keep, assets } = dataFolder();
  const [first, second] = [process(), process()];
  await keep(second, 'coral', 'found');
  await second.prune(Date.now());
  makeOld(root);
  await second.delete('coral');
  // The process finds one asset and writes the other, but has not written its manifest when the
  // prune starts.
  const packed = packSite(
    exampleSite({
      brand: 'reef',
      assets: {
        'assets/a.svg': { file: 'found', hash: shortHash('found'), bytes: 5 },
        'assets/b.svg': { file: 'put', hash: shortHash('put'), bytes: 3 },
      },
    }),
  );
  await second.save({ packed, sinceMs: 1, nowMs: Date.now() }, async ({ file }) => {
    await first.prune(Date.now());
    return Buffer.from(file);
  });
  await first.prune(Date.now());

  expect(assets()).toEqual(['found', 'put']);
});

it('deletes nothing while a manifest is unreadable', async () => {
  const { root, process, keep, assets } = dataFolder();
  const snapshots = process();
  await keep(snapshots, 'coral', 'logo');
  makeOld(root);
  rmSync(path.join(root, 'coral'), { recursive: true });
  // A link to itself exists but cannot be read.
  mkdirSync(path.join(root, 'coral'));
  symlinkSync('last-good', path.join(root, 'coral/last-good'));

  await expect(snapshots.prune(Date.now())).rejects.toThrow('ELOOP');
  expect(assets()).toEqual(['logo']);
});

it('deletes nothing while a snapshot of another build exists', async () => {
  const { root, process, keep, assets } = dataFolder();
  const snapshots = process();
  await keep(snapshots, 'coral', 'logo');
  const file = path.join(root, 'coral/last-good');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  const earlier = { format: 2, brand: 'coral', version: 'logo', sinceMs: 1, assets: ['…'] };
  writeFileSync(file, [JSON.stringify(earlier), ...rest].join('\n'));
  await keep(snapshots, 'reef', 'banner');
  await snapshots.delete('reef');
  makeOld(root);

  await snapshots.prune(Date.now());
  expect(assets()).toEqual(['banner', 'logo']);
  await keep(snapshots, 'coral', 'emblem');
  await snapshots.prune(Date.now());
  expect(assets()).toEqual(['emblem']);
});

it('writes no existing file again and repairs a damaged asset', async () => {
  const { root, process, keep, assets, reads } = dataFolder();
  await keep(process(), 'coral', 'logo');
  const file = path.join(root, 'coral/last-good');
  const { ino } = statSync(file);
  const restarted = process();
  await keep(restarted, 'coral', 'logo');
  expect([statSync(file).ino, reads]).toEqual([ino, ['logo']]);

  await restarted.prune(Date.now());
  writeFileSync(path.join(root, '.assets', shortHash('logo')), 'spoilt');
  await keep(restarted, 'coral', 'logo');
  expect([assets(), reads, statSync(file).ino]).toEqual([['logo'], ['logo', 'logo'], ino]);
});
