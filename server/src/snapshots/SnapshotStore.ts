import type { PackedSite, SiteFacts } from './PackedSite.ts';

/** A saved version of a brand, and since when it was live. */
export interface Snapshot {
  readonly packed: PackedSite;
  readonly sinceMs: number;
}

/** A version to save. */
export interface NewSnapshot extends Snapshot {
  readonly nowMs: number;
}

/** Last good version of each brand, stored so that it survives a restart. */
export interface SnapshotStore {
  /**
   * Replaces the brand's snapshot. `read` returns an asset's bytes. Rejects with a sentence if the
   * version cannot be saved.
   */
  readonly save: (
    version: NewSnapshot,
    read: (asset: SiteFacts['assets'][number]) => Promise<Buffer>,
  ) => Promise<void>;
  /**
   * Deletes files that no snapshot needs. Must not overlap {@link save} or {@link delete}.
   */
  readonly prune: (nowMs: number) => Promise<void>;
  /**
   * Returns the brand's snapshot; `undefined` if there is none. Rejects with a sentence if the
   * stored snapshot is damaged.
   */
  readonly restore: (brand: string) => Promise<Snapshot | undefined>;
  /** Returns the brands that have a snapshot. */
  readonly brands: () => Promise<readonly string[]>;
  /** Returns a stored asset by the hash of its content. */
  readonly asset: (brand: string, hash: string) => Promise<Buffer | undefined>;
  /** Deletes the snapshot of a removed brand, so that a restart does not restore it. */
  readonly delete: (brand: string) => Promise<void>;
}

/** A store that saves nothing, for servers without a data folder. */
export const noSnapshots: SnapshotStore = {
  save: () => Promise.resolve(),
  prune: () => Promise.resolve(),
  restore: () => Promise.resolve(undefined),
  brands: () => Promise.resolve([]),
  asset: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};
