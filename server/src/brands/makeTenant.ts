import type { PackedSite } from '../snapshots/PackedSite.ts';
import type { SiteVault } from './SiteVault.ts';
import type { Tenant } from './Tenant.ts';

/** A packed site as requests see it: opened when they ask for it. */
export function makeTenant(
  packed: PackedSite,
  { vault, sinceMs }: { vault: SiteVault; sinceMs: number },
): Tenant {
  const { brand, version, name, hosts, parent } = packed;
  return {
    brand,
    version,
    name,
    hosts,
    parent,
    packed,
    sinceMs,
    get site() {
      return vault.open(packed);
    },
  };
}
