import type { SchemaSet } from '@livery/config';
import type { Site } from '@livery/contract';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../http/contentHash.ts';
import type { KeptSite, KeptSites } from '../tenants/KeptSites.ts';
import { keptMisfits } from './keptMisfits.ts';
import { writeDurably } from './writeDurably.ts';

const format = 1;
const fileName = 'last-good';

/** First line of a kept file: what follows it, and how to know that it is whole. */
interface Manifest {
  readonly format: number;
  readonly brand: string;
  readonly version: string;
  readonly sinceMs: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Kept versions in a folder: `<brand>/last-good`, a manifest line and the site, and its assets by their hashes. Only whole files ever have their names. */
export function keptFolder({ root, schemas }: { root: string; schemas: SchemaSet }): KeptSites {
  const fileOf = (brand: string) => path.join(root, brand, fileName);
  const assetOf = (brand: string, hash: string) => path.join(root, brand, 'assets', hash);
  return {
    async keep(site, sinceMs, read) {
      const { brand, version } = site;
      const known = await readKept(fileOf(brand), brand).catch(() => undefined);
      const assets = Object.values(site.assets);
      for (const asset of assets) {
        const before = await orNothing(readFile(assetOf(brand, asset.hash)));
        if (before && shortHash(before) === asset.hash) continue;
        const content = await read(asset);
        if (shortHash(content) !== asset.hash) throw new Error(`${asset.file} was edited while version ${version} was being kept`);
        await writeDurably(assetOf(brand, asset.hash), content);
      }
      if (known?.site.version === version) return;
      const text = Buffer.from(JSON.stringify(site));
      const manifest: Manifest = { format, brand, version, sinceMs, bytes: text.length, sha256: sha256(text) };
      await writeDurably(fileOf(brand), Buffer.concat([Buffer.from(`${JSON.stringify(manifest)}\n`), text]));
      const needed = new Set(assets.map(({ hash }) => hash));
      const there = await orNothing(readdir(path.join(root, brand, 'assets'))) ?? [];
      await Promise.all(there.filter((name) => !needed.has(name)).map((name) => rm(assetOf(brand, name), { force: true })));
    },
    async restore(brand) {
      const kept = await readKept(fileOf(brand), brand);
      const [misfit] = kept ? keptMisfits(kept.site, schemas) : [];
      if (misfit !== undefined) throw new Error(`${fileOf(brand)} does not fit this release (${misfit}); it is ignored`);
      return kept;
    },
    async brands() {
      const entries = await orNothing(readdir(root, { withFileTypes: true })) ?? [];
      return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
    },
    asset: (brand, hash) => orNothing(readFile(assetOf(brand, hash))),
    forget: (brand) => rm(path.join(root, brand), { recursive: true, force: true }),
  };
}

async function readKept(file: string, brand: string): Promise<KeptSite | undefined> {
  const content = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}); it is ignored`, { cause: error });
  });
  if (!content) return undefined;
  const end = content.indexOf('\n');
  const manifest = manifestOf(content.subarray(0, Math.max(0, end)).toString('utf8'));
  if (manifest?.format !== format || manifest.brand !== brand) throw new Error(`${file} does not begin with a manifest of this brand; it is ignored`);
  const text = content.subarray(end + 1);
  if (text.length !== manifest.bytes) throw new Error(`${file} has ${text.length} bytes of the ${manifest.bytes} its manifest names; it is ignored`);
  if (sha256(text) !== manifest.sha256) throw new Error(`${file} is not what its manifest's SHA-256 names; it is ignored`);
  // The very bytes this server wrote of a site; whether they fit this release is checked next.
  return { site: JSON.parse(text.toString('utf8')) as Site, sinceMs: manifest.sinceMs };
}

function manifestOf(line: string): Manifest | undefined {
  try {
    // Each of its fields is compared with what it describes.
    return JSON.parse(line) as Manifest;
  } catch {
    return undefined;
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch(() => undefined);
}
