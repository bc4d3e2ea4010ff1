import type { SchemaSet } from '@livery/config';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../http/contentHash.ts';
import type { SnapshotStore } from './SnapshotStore.ts';
import { packedBase, packSite, unpackBase, unpackSite } from './PackedSite.ts';
import { SnapshotContents } from './SnapshotContents.ts';
import {
  readSnapshotFile,
  readManifest,
  writeSnapshotFile,
  type SnapshotManifest,
} from './snapshotManifest.ts';
import { validateSnapshot } from './validateSnapshot.ts';

/**
 * Returns a snapshot store in a folder: `<brand>/last-good` holds a manifest line and the packed
 * site, `.assets` and `.bases` hold the assets and packed bases that snapshots need, shared by all
 * brands. Files are renamed into
 * place, so they are never incomplete.
 */
export function fileSnapshotStore({
  root,
  schemas,
}: {
  root: string;
  schemas: SchemaSet;
}): SnapshotStore {
  const fileOf = (brand: string) => path.join(root, brand, 'last-good');
  const assets = new SnapshotContents({ folder: path.join(root, '.assets') });
  const bases = new SnapshotContents({ folder: path.join(root, '.bases') });
  // An earlier process may have ended before it pruned.
  let needsPruning = true;

  async function brands(): Promise<string[]> {
    // Missing before the first version is saved; saving reports a folder that cannot be used.
    const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  }

  return {
    brands,
    async save({ packed, sinceMs, nowMs }, read) {
      const { brand, version, base, bytes } = packed;
      // An unreadable snapshot, or one of another build, is replaced.
      const found = await readManifest(fileOf(brand), brand).catch(() => undefined);
      const before = found === 'other format' ? undefined : found;
      for (const asset of packed.assets)
        await assets.put(asset.hash, { file: asset.file, nowMs, read: () => read(asset) });
      await bases.put(base.hash, {
        file: `the base of ${brand}`,
        nowMs,
        read: async () => Buffer.from(base.bytes),
      });
      if (before?.version === version && before.base === base.hash) return;
      const needed = new Set(packed.assets.map(({ hash }) => hash));
      await writeSnapshotFile(
        fileOf(brand),
        { brand, version, sinceMs, base: base.hash, assets: [...needed] },
        bytes,
      );
      needsPruning ||=
        before !== undefined &&
        (before.base !== base.hash || before.assets.some((hash) => !needed.has(hash)));
    },
    async prune(nowMs) {
      assets.invalidate();
      bases.invalidate();
      if (!needsPruning) return;
      // An unreadable manifest rejects here: with an incomplete list, the sweep could delete
      // contents in use.
      const manifests: SnapshotManifest[] = [];
      for (const brand of await brands()) {
        const manifest = await readManifest(fileOf(brand), brand);
        // What the snapshot of another build needs is unknown, and that build may be started again.
        if (manifest === 'other format') return;
        if (manifest) manifests.push(manifest);
      }
      await assets.sweep(new Set(manifests.flatMap((manifest) => manifest.assets)), nowMs);
      await bases.sweep(new Set(manifests.map(({ base }) => base)), nowMs);
      needsPruning = false;
    },
    async restore(brand) {
      const stored = await readSnapshotFile(fileOf(brand), brand);
      if (!stored) return undefined;
      const { manifest, packed: bytes } = stored;
      const content = await bases.read(manifest.base);
      if (!content || shortHash(content) !== manifest.base)
        throw new Error(`${fileOf(brand)} lacks the base that it names; it is ignored`);
      const base = packedBase(content);
      // A copy of its own, because the defaults of this release are added in place.
      const site = unpackSite({ base, bytes });
      const [violation] = validateSnapshot(site, schemas);
      if (violation !== undefined)
        throw new Error(`${fileOf(brand)} does not fit this release (${violation}); it is ignored`);
      return { packed: packSite(site, unpackBase(base)), sinceMs: manifest.sinceMs };
    },
    asset: (_brand, hash) => assets.read(hash),
    async delete(brand) {
      await rm(path.join(root, brand), { recursive: true, force: true });
      needsPruning = true;
    },
  };
}
