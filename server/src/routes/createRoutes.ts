import type { SecretOf } from '@livery/api/upstreamRequest';
import type { Express } from 'express';
import { AssetStore } from '../assets/AssetStore.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import type { PayloadThreads } from '../payloads/PayloadThreads.ts';
import type { Sealer } from '../session/Sealer.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { OidcStateCookie } from '../social/OidcStateCookie.ts';
import { Registrations } from '../social/Registrations.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import { siteRoutes, type SiteRoutesPorts } from './siteRoutes.ts';

/** Members of {@link SiteRoutesPorts} that the routes create themselves. */
type OwnParts = 'assetStore' | 'oidcStateCookie' | 'registrations';

/** Creates the routes of the site with what only they use. */
export function createRoutes(
  ports: Omit<SiteRoutesPorts, OwnParts> & {
    readonly connectionPools: ConnectionPools;
    readonly payloadThreads: PayloadThreads;
    readonly sealer: Sealer;
    readonly secretOf: SecretOf;
    readonly sharedState: SharedState;
    readonly snapshots: SnapshotStore;
    readonly tenants: TenantSource;
  },
): Express {
  const { clientFiles, payloadThreads, sharedState, snapshots, tenants } = ports;
  return siteRoutes({
    ...ports,
    assetStore: new AssetStore({
      client: clientFiles,
      async drawIcons(brand, task) {
        const { files } = await payloadThreads.run(brand, { kind: 'icon', ...task }, []);
        return files.map(({ buffer }) => Buffer.from(buffer));
      },
      read: tenants.read,
      snapshotAsset: snapshots.asset,
    }),
    oidcStateCookie: new OidcStateCookie({ ...ports, claims: sharedState }),
    registrations: new Registrations(ports),
  });
}
