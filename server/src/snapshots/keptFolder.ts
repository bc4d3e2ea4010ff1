import type { SchemaSet } from '@livery/config';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { KeptSites } from './KeptSites.ts';
import { packSite, unpackSite } from './PackedSite.ts';
import { KeptAssets } from './KeptAssets.ts';
import { readKept, readManifest, writeKept } from './keptManifest.ts';
import { keptMisfits } from './keptMisfits.ts';

/**
 * Kept versions in a folder: `<brand>/last-good`, a manifest line and the packed site, and in
 * `.assets` the contents they need, each once for all brands. Only whole files ever have their
 * names.
 */
export function keptFolder({ root, schemas }: { root: string; schemas: SchemaSet }): KeptSites {
  const fileOf = (brand: string) => path.join(root, brand, 'last-good');
  const assets = new KeptAssets({ folder: path.join(root, '.assets') });
  // An earlier run may have ended before it had tidied up.
  let isUntidy = true;

  async function brands(): Promise<string[]> {
    const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  }

  return {
    brands,
    async keep({ packed, sinceMs, servedHosts, nowMs }, read) {
      const { brand, version, bytes } = packed;
      // What cannot be read is replaced.
      const before = await readManifest(fileOf(brand), brand).catch(() => undefined);
      for (const asset of packed.assets)
        await assets.put(asset.hash, { file: asset.file, nowMs, read: () => read(asset) });
      const isSame = before?.version === version;
      const hosts = Object.fromEntries(
        servedHosts.map((host) => [host, before?.hosts[host] ?? nowMs]),
      );
      if (isSame && sameKeys(hosts, before.hosts)) return;
      const needed = new Set(packed.assets.map(({ hash }) => hash));
      await writeKept(
        fileOf(brand),
        { brand, version, sinceMs: isSame ? before.sinceMs : sinceMs, hosts, assets: [...needed] },
        bytes,
      );
      isUntidy ||= before?.assets.some((hash) => !needed.has(hash)) ?? false;
    },
    async tidy(nowMs) {
      assets.trustNothing();
      if (!isUntidy) return;
      const needed = new Set<string>();
      // One that is there and cannot be read ends it: nothing is swept on half the knowledge.
      for (const brand of await brands())
        for (const hash of (await readManifest(fileOf(brand), brand))?.assets ?? [])
          needed.add(hash);
      await assets.sweep(needed, nowMs);
      isUntidy = false;
    },
    async restore(brand) {
      const kept = await readKept(fileOf(brand), brand);
      if (!kept) return undefined;
      const site = unpackSite(kept.packed);
      const [misfit] = keptMisfits(site, schemas);
      if (misfit !== undefined)
        throw new Error(`${fileOf(brand)} does not fit this release (${misfit}); it is ignored`);
      return { packed: packSite(site), sinceMs: kept.manifest.sinceMs };
    },
    servedSince: async (brand) =>
      new Map(
        Object.entries(
          (await readManifest(fileOf(brand), brand).catch(() => undefined))?.hosts ?? {},
        ),
      ),
    asset: (_brand, hash) => assets.read(hash),
    async forget(brand) {
      await rm(path.join(root, brand), { recursive: true, force: true });
      isUntidy = true;
    },
  };
}

function sameKeys(one: object, other: object): boolean {
  return Object.keys(one).toSorted().join('\n') === Object.keys(other).toSorted().join('\n');
}
