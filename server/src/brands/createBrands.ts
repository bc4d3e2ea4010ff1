import { keyFault } from '@livery/api/codecs';
import type { SecretOf } from '@livery/api/upstreamRequest';
import type { AllowsOrigin } from '@livery/config';
import type { Clock } from '@livery/model';
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import { BrandAudit } from './BrandAudit.ts';
import type { HostLog } from './hosts/HostLog.ts';
import { servingProblems } from './serving-checks/servingProblems.ts';
import { TenantRegistry } from './TenantRegistry.ts';
import type { TenantSource } from './TenantSource.ts';
import { watchTenants } from './watchTenants.ts';

export interface BrandsPorts {
  readonly allowsOrigin: AllowsOrigin;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly closeAfterMs: number;
  readonly connectionPools: ConnectionPools;
  readonly hostLog: HostLog | undefined;
  readonly logger: Logger;
  readonly onConfigurationRefused: () => void;
  /** Called with the brands of which a version was replaced, and the versions that are served. */
  readonly onSwapped: (replaced: readonly string[], served: readonly string[]) => void;
  readonly sandboxOrigin: string | undefined;
  readonly secretOf: SecretOf;
  readonly snapshots: SnapshotStore;
  readonly tenants: TenantSource;
}

/** Loads all brands, and reloads them on changes until `stopWatching` is called. */
export async function createBrands(
  ports: BrandsPorts,
): Promise<{ registry: TenantRegistry; stopWatching: () => void }> {
  const { audit, connectionPools, onSwapped, sandboxOrigin, tenants } = ports;
  const brandAudit = new BrandAudit({ audit });
  const registry: TenantRegistry = new TenantRegistry({
    ...ports,
    source: tenants,
    servingProblems: servingProblems({
      ...ports,
      hasSandbox: sandboxOrigin !== undefined,
      refusalOf: connectionPools.refusalOf,
      keyFault,
    }),
    onRefused: ports.onConfigurationRefused,
    onSwapped(replaced) {
      brandAudit.note(registry);
      onSwapped(
        replaced,
        registry.entries().flatMap(({ brand, live }) => (live ? [`${brand}@${live.version}`] : [])),
      );
    },
  });
  await registry.refresh();
  return { registry, stopWatching: watchTenants({ registry, source: tenants }) };
}
