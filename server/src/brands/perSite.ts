import type { Site } from '@livery/model';

/** Memoizes a pure function of a site for as long as the site is in memory. */
export function perSite<T>(make: (site: Site) => T): (site: Site) => T {
  const cache = new WeakMap<Site, { value: T }>();
  return (site) => {
    const cached = cache.get(site) ?? { value: make(site) };
    cache.set(site, cached);
    return cached.value;
  };
}
