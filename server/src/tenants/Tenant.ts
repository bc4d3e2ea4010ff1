import type { Site } from '@livery/contract';

/** One version of a brand, as requests see it. It never changes; a reload makes another one. */
export interface Tenant {
  readonly brand: string;
  readonly version: string;
  readonly hosts: readonly string[];
  /** The parent brand's name. */
  readonly parent: string;
  readonly sinceMs: number;
  /** Unpacked when it is asked for; keep it no longer than the request. */
  readonly site: Site;
}
