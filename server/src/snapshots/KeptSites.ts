import type { PackedSite, SiteFacts } from './PackedSite.ts';

/** A version as it was kept, and since when it had been live. */
export interface KeptSite {
  readonly packed: PackedSite;
  readonly sinceMs: number;
}

/**
 * A version to keep: since when it is live, and on which of the hosts it names it is served now.
 */
export interface VersionToKeep extends KeptSite {
  readonly servedHosts: readonly string[];
  readonly nowMs: number;
}

/** Versions that went live, kept where a restart finds them. */
export interface KeptSites {
  /**
   * Puts a version in the place of the one kept before. `read` gives an asset's bytes. Rejects with
   * a sentence when it could not be kept.
   */
  readonly keep: (
    version: VersionToKeep,
    read: (asset: SiteFacts['assets'][number]) => Promise<Buffer>,
  ) => Promise<void>;
  /**
   * After a run of {@link keep} and {@link forget}, none of which overlaps it: lets go of what
   * nothing needs any more.
   */
  readonly tidy: (nowMs: number) => Promise<void>;
  /**
   * The last version kept; `undefined` when none ever was. Rejects with a sentence when what is
   * there is not what was kept.
   */
  readonly restore: (brand: string) => Promise<KeptSite | undefined>;
  /** Since when a brand has been served on which host; nothing for a brand that never was. */
  readonly servedSince: (brand: string) => Promise<ReadonlyMap<string, number>>;
  /** Brands a version is kept of. */
  readonly brands: () => Promise<readonly string[]>;
  /** A kept asset by its content's hash. */
  readonly asset: (brand: string, hash: string) => Promise<Buffer | undefined>;
  /** Drops a brand that was closed: it must not come back by itself. */
  readonly forget: (brand: string) => Promise<void>;
}

/** Keeps nothing: for servers whose brands are never on disk. */
export const nothingKept: KeptSites = {
  keep: () => Promise.resolve(),
  tidy: () => Promise.resolve(),
  restore: () => Promise.resolve(undefined),
  servedSince: () => Promise.resolve(new Map()),
  brands: () => Promise.resolve([]),
  asset: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
};
