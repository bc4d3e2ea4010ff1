import type { Asset, Site } from '@livery/contract';

/** A version as it was kept, and since when it had been live. */
export interface KeptSite {
  readonly site: Site;
  readonly sinceMs: number;
}

/** Versions that went live, kept where a restart finds them. */
export interface KeptSites {
  /** Puts a version in the place of the one kept before. `read` gives an asset's bytes. Rejects with a sentence when it could not be kept. */
  readonly keep: (site: Site, sinceMs: number, read: (asset: Asset) => Promise<Buffer>) => Promise<void>;
  /** The last version kept; `undefined` when none ever was. Rejects with a sentence when what is there is not what was kept. */
  readonly restore: (brand: string) => Promise<KeptSite | undefined>;
  /** Brands a version is kept of. */
  readonly brands: () => Promise<readonly string[]>;
  /** A kept asset by its content's hash. */
  readonly asset: (brand: string, hash: string) => Promise<Buffer | undefined>;
  /** Drops a brand that was closed: it must not come back by itself. */
  readonly forget: (brand: string) => Promise<void>;
}

/** Keeps nothing: for servers whose brands are never on disk. */
export const nothingKept: KeptSites = {
  keep: () => Promise.resolve(), restore: () => Promise.resolve(undefined), brands: () => Promise.resolve([]), asset: () => Promise.resolve(undefined), forget: () => Promise.resolve(),
};
