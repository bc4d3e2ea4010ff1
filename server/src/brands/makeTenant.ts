import type { PackedSite } from '../snapshots/PackedSite.ts';
import type { SiteCache } from './SiteCache.ts';
import type { Tenant } from './Tenant.ts';

/** Creates the tenant of a packed site, which is unpacked on access. */
export function makeTenant(
  packed: PackedSite,
  { sites, sinceMs }: { sites: SiteCache; sinceMs: number },
): Tenant {
  const { brand, version, name, hosts, parent } = packed;
  const shared = sites.share(packed);
  return {
    brand,
    version,
    name,
    hosts,
    parent,
    packed: shared,
    sinceMs,
    get site() {
      return sites.open(shared);
    },
  };
}
