import type { Tenant } from './Tenant.ts';
import type { TenantEntry } from './TenantEntry.ts';
import type { TenantProblem } from './TenantSource.ts';

/** Brand of each host, and the conflicts of brands that claim a host served by another one. */
export interface HostTable {
  readonly byHost: ReadonlyMap<string, Tenant>;
  readonly disputes: ReadonlyMap<string, readonly TenantProblem[]>;
}

/**
 * Assigns each host to one brand: to the brand that already serves it, else to the one that went live
 * first. Of brands that went live together, the first by name.
 */
export function hostTable(
  entries: Iterable<TenantEntry>,
  before: HostTable = emptyTable,
): HostTable {
  const byHost = new Map<string, Tenant>();
  const disputes = new Map<string, TenantProblem[]>();
  const live = [...entries]
    .toSorted((a, b) => a.order - b.order || (a.brand < b.brand ? -1 : 1))
    .flatMap((entry) => entry.live ?? []);
  // An edit must not move a host that another brand already serves.
  for (const tenant of live)
    for (const host of tenant.hosts)
      if (before.byHost.get(host)?.brand === tenant.brand) byHost.set(host, tenant);
  for (const tenant of live) {
    for (const host of tenant.hosts) {
      const owner = byHost.get(host) ?? tenant;
      byHost.set(host, owner);
      if (owner === tenant) continue;
      const message = `host "${host}" is already served by ${owner.brand}; remove it from one of the two`;
      const problem = {
        code: 'LV601',
        message,
        file: `${tenant.brand}/site.json`,
        line: 1,
        column: 1,
      };
      disputes.set(tenant.brand, [...(disputes.get(tenant.brand) ?? []), problem]);
    }
  }
  return { byHost, disputes };
}

/** Returns whether a host is assigned to a brand. */
export function isServedBy({ byHost }: HostTable, host: string, brand: string): boolean {
  return byHost.get(host)?.brand === brand;
}

/**
 * Assigns hosts claimed by several brands to the brand that served them longest before the restart.
 * Reads the serving times of such hosts only.
 */
export async function servedLongest(
  entries: Iterable<TenantEntry>,
  servedSince: (brand: string) => Promise<ReadonlyMap<string, number>>,
): Promise<HostTable> {
  const claims = new Map<string, Tenant[]>();
  for (const { live } of entries)
    for (const host of live?.hosts ?? [])
      if (live) claims.set(host, [...(claims.get(host) ?? []), live]);
  const byHost = new Map<string, Tenant>();
  for (const [host, tenants] of claims) {
    if (tenants.length < 2) continue;
    const since = await Promise.all(
      tenants.map(async (tenant) => ({
        tenant,
        ms: (await servedSince(tenant.brand)).get(host) ?? Infinity,
      })),
    );
    const [first] = since.toSorted((a, b) => a.ms - b.ms);
    if (first && first.ms < Infinity) byHost.set(host, first.tenant);
  }
  return { byHost, disputes: new Map() };
}

const emptyTable: HostTable = { byHost: new Map(), disputes: new Map() };
