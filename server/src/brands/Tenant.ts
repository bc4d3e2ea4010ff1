import type { Site } from '@livery/model';
import type { PackedSite } from '../snapshots/PackedSite.ts';

/** One immutable version of a brand, as requests use it. A reload creates a new one. */
export interface Tenant {
  readonly brand: string;
  readonly version: string;
  /** Display name. */
  readonly name: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  readonly sinceMs: number;
  readonly packed: PackedSite;
  /** Unpacked on access. Callers must not hold it longer than a request. */
  readonly site: Site;
}
