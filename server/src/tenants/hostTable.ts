import type { Tenant } from './Tenant.ts';
import type { TenantEntry } from './TenantEntry.ts';
import type { TenantProblem } from './TenantSource.ts';

/** Who answers on which host, and which claims came too late. */
export interface HostTable {
  readonly byHost: ReadonlyMap<string, Tenant>;
  readonly disputes: ReadonlyMap<string, readonly TenantProblem[]>;
}

/** One host, one brand: the one that went live first. */
export function hostTable(entries: Iterable<TenantEntry>): HostTable {
  const byHost = new Map<string, Tenant>();
  const disputes = new Map<string, TenantProblem[]>();
  for (const { brand, live } of [...entries].toSorted((a, b) => a.order - b.order)) {
    for (const host of live?.hosts ?? []) {
      const owner = byHost.get(host);
      if (!owner && live) byHost.set(host, live);
      if (!owner) continue;
      const message = `host "${host}" is already served by ${owner.brand}; remove it from one of the two`;
      const problem = { code: 'LV601', message, file: `${brand}/site.json`, line: 1, column: 1 };
      disputes.set(brand, [...(disputes.get(brand) ?? []), problem]);
    }
  }
  return { byHost, disputes };
}
