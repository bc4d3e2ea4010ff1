import type { LoadedSite } from '@livery/config';
import type { Site } from './Difference.ts';

/** The documents of a brand, or of a parent, which may lack some. */
export interface ComparedSite {
  readonly site: Partial<Site>;
  /** Documents that lack required properties, which only a brand needs. */
  readonly incomplete: ReadonlySet<keyof Site>;
}

/** Nothing: what a brand is compared with that is added or removed. */
export const noSite: ComparedSite = { site: {}, incomplete: new Set() };

/** Returns what can be compared of a loaded folder; undefined if the folder is not valid. */
export function comparedSite({
  brand,
  site,
  problems,
  documents,
  assets,
}: LoadedSite): ComparedSite | undefined {
  if (site) return { site, incomplete: new Set() };
  if (!brand.startsWith('_') || problems.some(({ severity }) => severity === 'error'))
    return undefined;
  const parts: Record<string, unknown> = { assets: Object.fromEntries(assets) };
  const incomplete = new Set<string>();
  for (const [pointer, { value, valid }] of documents) {
    // A name of a page or language has no slash.
    const [, part = '', name] = pointer.split('/');
    if (!valid) incomplete.add(part);
    parts[part] = name === undefined ? value : { ...(parts[part] as object), [name]: value };
  }
  // Documents that fit their schemas have the types generated from them; the names are theirs.
  return { site: parts, incomplete: incomplete as ReadonlySet<keyof Site> };
}
