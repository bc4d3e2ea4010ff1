import type { Tenant } from '../Tenant.ts';
import type { TenantProblem } from '../TenantSource.ts';

/** Brand of each host, and the conflicts of brands that list a host of another one. */
export interface HostTable {
  readonly byHost: ReadonlyMap<string, Tenant>;
  readonly disputes: ReadonlyMap<string, readonly TenantProblem[]>;
}

/** Returns the table of live brands: each host belongs to its owner. */
export function hostTable(
  live: readonly Tenant[],
  ownerOf: (host: string) => string | undefined,
): HostTable {
  const byHost = new Map<string, Tenant>();
  for (const tenant of live)
    for (const host of tenant.hosts) if (ownerOf(host) === tenant.brand) byHost.set(host, tenant);
  const disputes = new Map<string, TenantProblem[]>();
  for (const { brand, hosts } of live) {
    for (const host of hosts) {
      const owner = ownerOf(host);
      if (owner === undefined || owner === brand) continue;
      const state = byHost.has(host) ? 'is already served by' : 'is reserved for';
      const problem = {
        code: 'LV601',
        message: `host "${host}" ${state} ${owner}; remove it from one of the two, or move it by POST /brands/${brand}/hosts/${host} on the admin port`,
        file: `${brand}/site.json`,
        line: 1,
        column: 1,
      };
      disputes.set(brand, [...(disputes.get(brand) ?? []), problem]);
    }
  }
  return { byHost, disputes };
}
