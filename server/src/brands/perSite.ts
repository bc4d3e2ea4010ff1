import type { Site } from '@livery/model';

/** Memoizes a pure function of a site for as long as the site is in memory. */
export function perSite<T>(make: (site: Site) => T): (site: Site) => T {
  const made = new WeakMap<Site, { value: T }>();
  return (site) => {
    const known = made.get(site) ?? { value: make(site) };
    made.set(site, known);
    return known.value;
  };
}
