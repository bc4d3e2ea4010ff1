import type { SecretOf } from '@livery/api/upstreamRequest';
import type { AllowsOrigin, SchemaSet } from '@livery/config';
import type { RenderGuestPage, Clock } from '@livery/model';
import type { Express, RequestHandler } from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Status } from '../admin/statusOf.ts';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import type { HostLog } from '../brands/hosts/HostLog.ts';
import type { DevHook } from '../documents/DocumentCache.ts';
import type { Metrics } from '../request/Metrics.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';

/** External dependencies of the server. */
export interface ServerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tenants: TenantSource;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots: SnapshotStore | undefined;
  /** List of the owners of hosts, which survives a restart. */
  readonly hostLog: HostLog | undefined;
  /** Time for which a brand is served without its folder. */
  readonly closeAfterMs: number;
  readonly schemas: SchemaSet;
  readonly client: ClientBuild;
  readonly clientFiles: ClientFiles;
  readonly renderGuestPage: RenderGuestPage;
  /** Maximum wait of a document for its first data and for its rendered content, each. */
  readonly pageWaitMs: number;
  readonly connectionPools: ConnectionPools;
  /**
   * Returns the secrets that cookies and bodies are sealed with: the first one seals, all of them
   * open. Another list replaces them.
   */
  readonly secrets: () => readonly string[];
  readonly secretOf: SecretOf;
  readonly allowsOrigin: AllowsOrigin;
  /** Returns why files of the server's settings cannot be used; `undefined` for each that can. */
  readonly fileFaults: () => readonly (string | undefined)[];
  /** Closed with the server. */
  readonly audit: AuditLog;
  /** Shared with other servers; closed with the server. */
  readonly sharedState: SharedState;
  readonly trustedProxies: BlockList;
  /** Whether each request has a line in the log. */
  readonly hasAccessLog: boolean;
  /** Records requests and calls for a collector; closed with the server. */
  readonly tracing: Tracing | undefined;
  /** Addresses to which vulnerabilities are reported: those of `security.txt`. */
  readonly securityContacts: readonly string[];
  /** Address of the embedded operator; missing in live mode. */
  readonly sandboxOrigin: string | undefined;
  /** Port in plain-http addresses, as browsers see it. */
  readonly publicPort: number | undefined;
  readonly dev: DevServer | undefined;
}

/** Development server, which serves the program's files and reloads open pages. */
export interface DevServer extends DevHook {
  readonly middleware: RequestHandler;
  /** Called with the versions that are served, when they may have changed. */
  readonly onServed: (versions: readonly string[]) => void;
  /** Takes over a connection of an open page, which asks for another protocol. */
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The server, assembled but not listening yet. */
export interface LiveryServer {
  readonly app: RequestListener;
  readonly admin: Express;
  readonly metrics: Metrics;
  readonly registry: TenantRegistry;
  readonly status: () => Status;
  /**
   * Renders one page and discards it, so that the first visitor does not wait for code to be
   * compiled.
   */
  readonly warmUp: () => Promise<void>;
  readonly setReady: (ready: boolean) => void;
  readonly close: () => Promise<void>;
}
