import type { Snapshot } from '../../snapshots/SnapshotStore.ts';
import type { LoadedTenant } from '../../brands/TenantSource.ts';

/** Task of a loader thread. */
export type SiteTask =
  /** Loads with the same number are one pass and share their parents. */
  | { readonly kind: 'load'; readonly brand: string; readonly reading: number }
  | { readonly kind: 'restore'; readonly brand: string };

/** Reply of a loader thread. It posts the problems that a load has found so far ahead of it. */
export type SiteReply =
  | { readonly kind: 'load'; readonly loaded: LoadedTenant }
  | { readonly kind: 'restore'; readonly snapshot: Snapshot | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** Folders of a loader thread. */
export interface SiteFolders {
  readonly tenants: string;
  readonly snapshots: string;
  /** Contains `packages/config/schemas/`. */
  readonly repository: string;
  /** Compile cache of the thread's program. */
  readonly compiled: string;
}
