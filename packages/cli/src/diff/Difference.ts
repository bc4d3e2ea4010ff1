import type { LoadedSite } from '@livery/config';

/** A brand that is valid. */
export type Site = NonNullable<LoadedSite['site']>;

/** A difference between two brands. */
export interface Difference {
  /** The part of the site that contains it: `theme`, `home page`, `text EN`. */
  readonly document: string;
  /** JSON pointer into the merged site. */
  readonly pointer: string;
  /** Description of the change from the first brand to the second. */
  readonly text: string;
}

/** Returns the differences in one part of two brands. */
export type Describe = (before: Site, after: Site) => Difference[];
