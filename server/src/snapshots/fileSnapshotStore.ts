import type { SchemaSet } from '@livery/config';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SnapshotStore } from './SnapshotStore.ts';
import { packSite, unpackSite } from './PackedSite.ts';
import { SnapshotAssets } from './SnapshotAssets.ts';
import { readSnapshotFile, readManifest, writeSnapshotFile } from './snapshotManifest.ts';
import { validateSnapshot } from './validateSnapshot.ts';

/**
 * Returns a snapshot store in a folder: `<brand>/last-good` holds a manifest line and the packed
 * site, `.assets` holds the contents that snapshots need, shared by all brands. Files are renamed into
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
  const assets = new SnapshotAssets({ folder: path.join(root, '.assets') });
  // An earlier process may have ended before it pruned.
  let needsPruning = true;

  async function brands(): Promise<string[]> {
    const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  }

  return {
    brands,
    async save({ packed, sinceMs, nowMs }, read) {
      const { brand, version, bytes } = packed;
      // An unreadable snapshot is replaced.
      const before = await readManifest(fileOf(brand), brand).catch(() => undefined);
      for (const asset of packed.assets)
        await assets.put(asset.hash, { file: asset.file, nowMs, read: () => read(asset) });
      if (before?.version === version) return;
      const needed = new Set(packed.assets.map(({ hash }) => hash));
      await writeSnapshotFile(
        fileOf(brand),
        { brand, version, sinceMs, assets: [...needed] },
        bytes,
      );
      needsPruning ||= before?.assets.some((hash) => !needed.has(hash)) ?? false;
    },
    async prune(nowMs) {
      assets.invalidate();
      if (!needsPruning) return;
      const needed = new Set<string>();
      // An unreadable manifest rejects here: with an incomplete list, the sweep could delete assets in
      // use.
      for (const brand of await brands())
        for (const hash of (await readManifest(fileOf(brand), brand))?.assets ?? [])
          needed.add(hash);
      await assets.sweep(needed, nowMs);
      needsPruning = false;
    },
    async restore(brand) {
      const stored = await readSnapshotFile(fileOf(brand), brand);
      if (!stored) return undefined;
      const site = unpackSite(stored.packed);
      const [violation] = validateSnapshot(site, schemas);
      if (violation !== undefined)
        throw new Error(`${fileOf(brand)} does not fit this release (${violation}); it is ignored`);
      return { packed: packSite(site), sinceMs: stored.manifest.sinceMs };
    },
    asset: (_brand, hash) => assets.read(hash),
    async delete(brand) {
      await rm(path.join(root, brand), { recursive: true, force: true });
      needsPruning = true;
    },
  };
}
