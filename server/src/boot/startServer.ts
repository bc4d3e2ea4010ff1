import { loadSchemas, SettingsError } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { secretsFrom } from '@livery/config/secretsFrom';
import { upstreamOrigins } from '@livery/config/upstreamOrigins';
import type { RenderGuestPage, Clock } from '@livery/model';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import { clientBuildOf } from '../assets/clientBuildOf.ts';
import { createServer } from './createServer.ts';
import type { DevServer, LiveryServer, ServerPorts } from './ServerPorts.ts';
import { isLoopbackOrigin } from '../http/clientAddress.ts';
import { createConnectionPools } from '../upstream/ConnectionPools.ts';
import { collectProcessMetrics } from '../admin/processMetrics.ts';
import { clientFolder } from './clientFolder.ts';
import { drain } from './drain.ts';
import { fileSnapshotStore } from '../snapshots/fileSnapshotStore.ts';
import { hostLogFile } from './hostLogFile.ts';
import { listen, PortBusyError } from './listen.ts';
import { AuditLog } from '../audit/AuditLog.ts';
import { auditFiles } from './auditFiles.ts';
import { openSharedState } from './openSharedState.ts';
import type { Settings } from './readSettings.ts';
import { systemClock } from '../http/systemClock.ts';
import { sandboxKeys } from './sandboxKeys.ts';
import { sealingSecrets } from './files/sealingSecrets.ts';
import { trustAuthorities } from './files/trustAuthorities.ts';
import { FolderInspector } from './site-threads/FolderInspector.ts';
import { SiteThreads } from './site-threads/SiteThreads.ts';
import { tenantFolder } from './tenantFolder.ts';

const root = path.join(import.meta.dirname, '../../..');
const dist = path.join(root, 'packages/site/dist');

/** Used with a development server, which serves its own files. */
const noFiles: ClientFiles = { built: () => undefined, top: () => undefined };

/** The client and its renderer: built, or served by a development server. */
export interface SiteProgram {
  readonly client: ClientBuild;
  readonly renderGuestPage: RenderGuestPage;
  /** Folder of the build's files. */
  readonly folder: string | undefined;
  readonly dev: ServerPorts['dev'];
}

/** Loads the result of `npm run build`. Errors: `SettingsError` if there is none. */
export async function builtSite(): Promise<SiteProgram> {
  const manifest = path.join(dist, 'client/.vite/manifest.json');
  if (!existsSync(manifest))
    throw new SettingsError('The site is not built. Run "npm run build" first.');
  // Export of the built file.
  const { renderGuestPage } = (await import(
    pathToFileURL(path.join(dist, 'server/renderGuestPage.js')).href
  )) as { renderGuestPage: RenderGuestPage };
  return {
    client: clientBuildOf(readFileSync(manifest, 'utf8')),
    renderGuestPage,
    folder: path.join(dist, 'client'),
    dev: undefined,
  };
}

/** A listening server, and a function that stops it without failing requests. */
export interface RunningServer extends LiveryServer {
  readonly stop: () => Promise<void>;
}

/**
 * Assembles the server with this machine's disk, clock and network, and starts listening.
 *
 * Errors: `SettingsError` if no brand can be served live, `PortBusyError` if a port is in use.
 */
export async function startServer({
  settings,
  site,
  logger,
  env,
  clock = systemClock,
}: {
  settings: Settings;
  site: SiteProgram;
  logger: Logger;
  env: Readonly<Record<string, string | undefined>>;
  clock?: Clock;
}): Promise<RunningServer> {
  const { data, isSandbox } = settings;
  if (settings.upstreamAuthorities !== undefined)
    trustAuthorities(settings.upstreamAuthorities, clock.nowMs());
  const schemas = await loadSchemas(directorySource(root));
  const folders = {
    tenants: settings.tenants,
    snapshots: path.join(data, 'brands'),
    repository: root,
    compiled: path.join(data, 'compiled'),
  };
  const namedSecret = secretsFrom({
    folder: settings.secretsDir,
    env,
    onFault: (message) => logger.error(message),
  });
  const sandboxKey = isSandbox ? sandboxKeys(data) : undefined;
  const secrets = sealingSecrets({ settings, onFault: (message) => logger.error(message) });
  // Keys the hashes of shared limits and of the audit log.
  const hashSecret = (): string => {
    const [first] = secrets.current();
    if (first === undefined) throw new Error('There is no secret to key hashes with.');
    return first;
  };
  const origins = upstreamOrigins({
    file: settings.upstreamOrigins,
    ...(isSandbox ? { alwaysAllows: isLoopbackOrigin } : {}),
    onFault: (message) => logger.error(message),
  });
  const audit = new AuditLog({
    clock,
    logger,
    secret: hashSecret,
    // One chain for each process; processes of one machine differ by their admin port.
    sink: auditFiles(path.join(data, 'audit', String(settings.adminPort))),
  });
  const threads = new SiteThreads({ folders });
  const inspector = new FolderInspector({ root: folders.tenants });
  const server = await createServer({
    ...site,
    clock,
    logger,
    schemas,
    tenants: {
      ...tenantFolder({ root: folders.tenants, schemas }),
      inspect: inspector.inspect,
      reading: threads.reading,
    },
    snapshots: {
      ...fileSnapshotStore({ root: folders.snapshots, schemas }),
      restore: threads.restore,
    },
    hostLog: hostLogFile(path.join(data, 'hosts')),
    closeAfterMs: settings.closeAfterMs,
    clientFiles:
      site.folder === undefined
        ? noFiles
        : clientFolder({
            dist: site.folder,
            archive: path.join(data, 'builds'),
            buildId: site.client.id,
            nowMs: clock.nowMs(),
            onFault: (message) => logger.error(message),
          }),
    connectionPools: createConnectionPools({ allowed: settings.upstreamNetworks }),
    secrets: secrets.current,
    secretOf: (name, owner) => namedSecret(name, owner) ?? sandboxKey?.(name, owner),
    allowsOrigin: origins.allows,
    fileFaults: () => [origins.fault(), secrets.fault()],
    audit,
    sharedState: await openSharedState({
      clock,
      logger,
      data,
      valkeyUrl: settings.valkeyUrl,
      valkeyWaitMs: settings.valkeyWaitMs,
      valkeyClaimWaitMs: settings.valkeyClaimWaitMs,
      secret: hashSecret,
      onReused: ({ brand, claimId }) =>
        audit.record({ event: 'proof-reused', brand, claim: claimId }),
    }),
    trustedProxies: settings.trustedProxies,
    hasAccessLog: settings.hasAccessLog,
    tracing: await openTracing(settings, { clock, logger }),
    publicPort: settings.port,
    securityContacts: settings.securityContacts,
    pageWaitMs: settings.pageWaitMs,
    sandboxOrigin: isSandbox ? `http://127.0.0.1:${settings.sandboxPort}` : undefined,
  });
  if (!isSandbox && !server.registry.entries().some(({ live }) => live))
    throw new SettingsError(`No brand in ${settings.tenants} can be served; the log says why.`);
  await server.warmUp();
  const servers = await listenAll(server, { settings, onUpgrade: site.dev?.onUpgrade });
  // Last, because its timer would keep the process of a failed start running.
  const stopSamples = collectProcessMetrics(server.metrics.registry, clock);
  return {
    ...server,
    async stop() {
      await drain({
        servers,
        setUnready: () => server.setReady(false),
        noticeMs: settings.drainNoticeMs,
        clock,
      });
      stopSamples();
      await server.close();
      threads.close();
      inspector.close();
    },
  };
}

/** Loads the OpenTelemetry SDK only if a collector is named. */
async function openTracing(
  { otlpUrl }: Settings,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<ServerPorts['tracing']> {
  if (otlpUrl === undefined) return undefined;
  const { otlpTracing } = await import('../tracing/otlpTracing.ts');
  return otlpTracing({ url: otlpUrl, clock, onFault: (message) => logger.error(message) });
}

/** Listens on loopback only in sandbox mode, because its sessions are sent without encryption. */
async function listenAll(
  { app, admin }: LiveryServer,
  { settings, onUpgrade }: { settings: Settings; onUpgrade: DevServer['onUpgrade'] | undefined },
): Promise<Server[]> {
  const { isSandbox, port, adminPort, adminHosts, reusePort } = settings;
  const site = await listen({
    handler: app,
    port,
    host: isSandbox ? '127.0.0.1' : undefined,
    setting: 'PORT',
    reusePort,
  });
  // With IPv6, browsers may try `::1` first for localhost.
  const twin = isSandbox
    ? await listen({ handler: app, port, host: '::1', setting: 'PORT', reusePort }).catch(
        ignoreMissing,
      )
    : undefined;
  if (onUpgrade) for (const each of [site, twin]) each?.on('upgrade', onUpgrade);
  // Never shared, because the status belongs to one process.
  const adminListeners = await Promise.all(
    adminHosts.map((host) =>
      listen({ handler: admin, port: adminPort, host, setting: 'ADMIN_PORT' }),
    ),
  );
  return [site, ...(twin ? [twin] : []), ...adminListeners];
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof PortBusyError) throw error;
}
