import type { Site } from '@livery/contract';
import type { SiteVault } from './SiteVault.ts';
import type { Tenant } from './Tenant.ts';

/** A site as requests see it, put away in the vault. */
export function makeTenant(site: Site, { vault, sinceMs }: { vault: SiteVault; sinceMs: number }): Tenant {
  const open = vault.pack(site);
  return {
    brand: site.brand, version: site.version, hosts: site.site.hosts, parent: site.site.extends, sinceMs,
    get site() {
      return open();
    },
  };
}
