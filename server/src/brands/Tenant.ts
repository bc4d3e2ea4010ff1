import type { Site } from '@livery/model';
import type { PackedSite } from '../snapshots/PackedSite.ts';

/** One version of a brand, as requests see it. It never changes; a reload makes another one. */
export interface Tenant {
  readonly brand: string;
  readonly version: string;
  /** As people know the brand. */
  readonly name: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  readonly sinceMs: number;
  readonly packed: PackedSite;
  /** Unpacked when it is asked for; keep it no longer than the request. */
  readonly site: Site;
}
