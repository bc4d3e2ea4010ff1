import type { Snapshot } from '../snapshots/SnapshotStore.ts';
import type { LoadedTenant } from '../brands/TenantSource.ts';

/** What a thread of brands is asked to do. */
export type SiteTask =
  /** Loads with the same number are one reading: they share the parents they read. */
  | { readonly kind: 'load'; readonly brand: string; readonly reading: number }
  | { readonly kind: 'restore'; readonly brand: string };

/** What came of it. */
export type SiteReply =
  | { readonly kind: 'load'; readonly loaded: LoadedTenant }
  | { readonly kind: 'restore'; readonly snapshots: Snapshot | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** Where a thread finds what it works on. */
export interface SiteFolders {
  readonly tenants: string;
  readonly snapshots: string;
  /** Holds `schemas/`. */
  readonly repository: string;
  /** Where it finds its own program compiled, and leaves it so. */
  readonly compiled: string;
}
