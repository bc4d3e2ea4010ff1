import type { LoadedSite } from '@livery/config';

/** A brand that is valid. */
export type Site = NonNullable<LoadedSite['site']>;

/** One thing that differs. */
export interface Difference {
  /** What it belongs to: `theme`, `home page`, `text EN`. */
  readonly document: string;
  /** JSON pointer into the merged site. */
  readonly pointer: string;
  /** In words, from the first brand to the second. */
  readonly text: string;
}

/** Finds what differs in one part of two brands. */
export type Describe = (before: Site, after: Site) => Difference[];
