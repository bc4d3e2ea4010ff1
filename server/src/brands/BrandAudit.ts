import type { AuditLog } from '../audit/AuditLog.ts';
import type { TenantEntry } from './TenantEntry.ts';
import type { Tenant } from './Tenant.ts';

/** What the audit log reads of the registry. */
interface Registry {
  readonly entries: () => readonly TenantEntry[];
  readonly find: (host: string) => Tenant | undefined;
}

/** Records which version of a brand went live or was refused, and which host changed its brand. */
export class BrandAudit {
  readonly #audit: AuditLog;
  #live = new Map<string, Tenant>();
  #refused = new Map<string, number>();
  #hosts = new Map<string, string>();

  constructor({ audit }: { audit: AuditLog }) {
    this.#audit = audit;
  }

  /** Records what differs from the last time. */
  note(registry: Registry): void {
    const all = registry.entries();
    for (const { brand, live, refused, isRestored } of all) {
      if (live && this.#live.get(brand) !== live)
        this.#audit.record({
          event: 'version-live',
          brand,
          version: live.version,
          hosts: live.hosts.filter((host) => registry.find(host)?.brand === brand),
          ...(isRestored ? { restored: true } : {}),
        });
      if (refused && this.#refused.get(brand) !== refused.sinceMs)
        this.#audit.record({
          event: 'version-refused',
          brand,
          codes: [...new Set(refused.problems.map(({ code }) => code))],
        });
    }
    this.#noteHosts(hostsOf(all, registry));
    this.#live = new Map(all.flatMap(({ brand, live }) => (live ? [[brand, live]] : [])));
    this.#refused = new Map(
      all.flatMap(({ brand, refused }) => (refused ? [[brand, refused.sinceMs]] : [])),
    );
  }

  #noteHosts(hosts: ReadonlyMap<string, string>): void {
    for (const [host, from] of this.#hosts) {
      const to = hosts.get(host);
      if (to === from) continue;
      this.#audit.record({ event: 'host-moved', host, from, ...(to === undefined ? {} : { to }) });
    }
    this.#hosts = new Map(hosts);
  }
}

function hostsOf(entries: readonly TenantEntry[], registry: Registry): ReadonlyMap<string, string> {
  const hosts = entries.flatMap(({ live }) => live?.hosts ?? []);
  return new Map(
    hosts.flatMap((host) => {
      const brand = registry.find(host)?.brand;
      return brand === undefined ? [] : [[host, brand] as const];
    }),
  );
}
