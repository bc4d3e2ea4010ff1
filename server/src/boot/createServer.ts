import { CallValidators } from '@livery/api/CallValidators';
import type { SchemaSet } from '@livery/config';
import type { RenderGuestPage } from '@livery/model';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { adminApp } from '../admin/adminApp.ts';
import { Metrics } from '../request/Metrics.ts';
import { LimitCounts } from '../admin/LimitCounts.ts';
import { ReplyRepairRecords } from '../admin/ReplyRepairRecords.ts';
import { Reports } from '../admin/Reports.ts';
import { statusOf, type Status, type StatusPorts } from '../admin/statusOf.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import { auditedSecrets } from '../upstream/auditedSecrets.ts';
import { LimitAudit } from '../audit/LimitAudit.ts';
import { AssetStore } from '../assets/AssetStore.ts';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import { BotChecks } from '../bot-check/BotChecks.ts';
import { CheckEffort } from '../bot-check/CheckEffort.ts';
import { ProofOfWork } from '../bot-check/ProofOfWork.ts';
import { BodyKeys } from '../gateway/BodyKeys.ts';
import { gateway } from '../gateway/gateway.ts';
import { GuestReplies } from '../gateway/GuestReplies.ts';
import { isLoopback } from '../http/clientAddress.ts';
import type { Clock } from '../http/Clock.ts';
import { requestListener } from '../request/requestListener.ts';
import { errorResponses } from '../request/errorResponses.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import { requestLogger } from '../request/requestLogger.ts';
import { sendText } from '../http/sendText.ts';
import { tenantByHost } from '../request/tenantByHost.ts';
import { isLocalClass, VisitorLimits } from '../request/VisitorLimits.ts';
import { DocumentCache, type DevHook } from '../documents/DocumentCache.ts';
import { ResponseCache } from '../documents/ResponseCache.ts';
import { PageBuilder } from '../documents/PageBuilder.ts';
import { warmUp } from '../documents/warmUp.ts';
import { assets } from '../routes/assets.ts';
import { brandList } from '../routes/brandList.ts';
import { challenge } from '../routes/challenge.ts';
import { key } from '../routes/key.ts';
import { offline } from '../routes/offline.ts';
import { pageHtml } from '../routes/pageHtml.ts';
import { pageJson } from '../routes/pageJson.ts';
import { report } from '../routes/report.ts';
import { resume } from '../routes/resume.ts';
import { service } from '../routes/service.ts';
import { session } from '../routes/session.ts';
import { social } from '../routes/social.ts';
import { texts } from '../routes/texts.ts';
import { unknownHost } from '../routes/unknownHost.ts';
import { wellKnownFiles } from '../routes/wellKnownFiles.ts';
import { DeviceCookie } from '../session/DeviceCookie.ts';
import { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import { ResumeTickets } from '../session/ResumeTickets.ts';
import { Keyring } from '../session/Keyring.ts';
import { Sealer } from '../session/Sealer.ts';
import { Sessions } from '../session/Sessions.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import { Registrations } from '../social/Registrations.ts';
import { OidcStateCookie } from '../social/OidcStateCookie.ts';
import { BrandStates } from '../brand-state/BrandStates.ts';
import { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { VisitorStates } from '../brand-state/VisitorStates.ts';
import { BrandAudit } from '../brands/BrandAudit.ts';
import { watchTenants } from '../brands/watchTenants.ts';
import { noSnapshots, type SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { refuseMissingSecrets } from '../brands/serving-checks/refuseMissingSecrets.ts';
import { refuseNetworks } from '../brands/serving-checks/refuseNetworks.ts';
import { refuseSandbox } from '../brands/serving-checks/refuseSandbox.ts';
import {
  refuseUnlistedOrigins,
  type AllowsOrigin,
} from '../brands/serving-checks/refuseUnlistedOrigins.ts';
import type { HostLog } from '../brands/hosts/HostLog.ts';
import { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import { Upstreams } from '../upstream/Upstreams.ts';
import type { SecretOf } from '@livery/api/upstreamRequest';

/** External dependencies of the server. */
export interface ServerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tenants: TenantSource;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots?: SnapshotStore;
  /** List of the owners of hosts, which survives a restart. */
  readonly hostLog?: HostLog;
  /** Time for which a brand is served without its folder. */
  readonly closeAfterMs?: number;
  readonly schemas: SchemaSet;
  readonly client: ClientBuild;
  readonly clientFiles: ClientFiles;
  readonly renderGuestPage: RenderGuestPage;
  /**
   * Maximum wait of a document for its first data and for its rendered content, each; one second by
   * default.
   */
  readonly pageWaitMs?: number;
  readonly connectionPools: ConnectionPools;
  /**
   * Returns the secrets that cookies and bodies are sealed with: the first one seals, all of them open.
   * Another list replaces them.
   */
  readonly secrets: () => readonly string[];
  readonly secretOf: SecretOf;
  readonly allowsOrigin: AllowsOrigin;
  /** Returns why files of the server's settings cannot be used; `undefined` for each that can. */
  readonly fileFaults?: () => readonly (string | undefined)[];
  /** Closed with the server. */
  readonly audit: AuditLog;
  /** Shared with other servers; closed with the server. */
  readonly sharedState: SharedState;
  readonly trustedProxies: BlockList;
  /** Addresses to which vulnerabilities are reported: those of `security.txt`, if there are any. */
  readonly securityContacts?: readonly string[];
  /** Address of the embedded operator; missing in live mode. */
  readonly sandboxOrigin?: string | undefined;
  /** Port in plain-http addresses, as browsers see it. */
  readonly publicPort?: number | undefined;
  readonly dev?: (DevHook & { readonly middleware?: RequestHandler }) | undefined;
}

/** The server, assembled but not listening yet. */
export interface LiveryServer {
  readonly app: RequestListener;
  readonly admin: Express;
  readonly metrics: Metrics;
  readonly registry: TenantRegistry;
  readonly status: () => Status;
  /**
   * Renders one page and discards it, so that the first visitor does not wait for code to be compiled.
   */
  readonly warmUp: () => Promise<void>;
  readonly setReady: (ready: boolean) => void;
  readonly close: () => Promise<void>;
}

/**
 * Assembles the server from its ports, loads all brands, and reloads them on changes until it is
 * closed.
 */
export async function createServer(ports: ServerPorts): Promise<LiveryServer> {
  const {
    clock,
    logger,
    client,
    clientFiles,
    trustedProxies,
    sandboxOrigin,
    publicPort,
    sharedState,
    audit,
    dev,
    renderGuestPage,
    snapshots = noSnapshots,
    pageWaitMs = 1_000,
    securityContacts = [],
  } = ports;
  const metrics = new Metrics();
  const reports = new Reports({ clock });
  const replyRepairs = new ReplyRepairRecords({ clock, logger });
  const limitCounts = new LimitCounts();
  const validators = new CallValidators();
  const onRefused = () => metrics.refusedConfigurations.inc();
  const secretOf = auditedSecrets(audit, ports.secretOf);
  const brandAudit = new BrandAudit({ audit });
  const limitAudit = new LimitAudit({ audit, clock });
  const reasons = [
    refuseSandbox(sandboxOrigin),
    refuseUnlistedOrigins(ports.allowsOrigin),
    refuseNetworks(ports.connectionPools),
    refuseMissingSecrets(secretOf),
  ];
  audit.record({ event: 'server-started', build: client.id });
  const registry: TenantRegistry = new TenantRegistry({
    source: ports.tenants,
    snapshots,
    ...(ports.hostLog ? { hostLog: ports.hostLog } : {}),
    ...(ports.closeAfterMs === undefined ? {} : { closeAfterMs: ports.closeAfterMs }),
    clock,
    logger,
    servingProblems: (site) => reasons.flatMap((reason) => reason(site)),
    onRefused,
    onSwapped: () => brandAudit.note(registry),
  });
  await registry.refresh();
  const stopWatching = watchTenants({ registry, source: ports.tenants });

  const onCall = (call: string, outcome: string) => metrics.countCall(call, outcome);
  const upstreams = new Upstreams({
    clock,
    logger,
    connectionPools: ports.connectionPools,
    validators,
    secretOf,
    sandboxOrigin,
    onCall,
    onCircuitOpen: (audience, call = 'all') => metrics.circuitOpenings.inc({ audience, call }),
    onRepaired: (brand, call, repairs) => {
      metrics.countRepairs(call, repairs);
      replyRepairs.add(brand, call, repairs);
    },
  });
  const replies = new GuestReplies({ upstreams, clock });
  const brandStates = new BrandStates({ upstreams, clock });
  const visitorStates = new VisitorStates({ upstreams, clock });
  const access = new AccessPolicy({ brands: brandStates, visitors: visitorStates });
  const limiter = new RateLimiter({ clock });
  const limits = new VisitorLimits({
    limiter,
    sharedState,
    onLimited: (brand, kind, subject) => {
      metrics.limited.inc({ class: kind });
      limitCounts.add(brand, kind);
      if (!isLocalClass(kind)) limitAudit.note(brand, kind, subject);
    },
  });
  const checkEffort = new CheckEffort({ limiter });
  const keyring = new Keyring({ secrets: ports.secrets, clock, onOpen: metrics.countOpen });
  const sealer = new Sealer({ keyring });
  const allowPlain = (address: string) => sandboxOrigin !== undefined && isLoopback(address);
  const sessions = new Sessions({ sealer, sharedState, clock, allowPlain });
  const deviceCookie = new DeviceCookie({ sealer, clock, allowPlain });
  const pendingPasswordCookie = new PendingPasswordCookie({ sealer, clock, allowPlain });
  const resumeTickets = new ResumeTickets({ sealer, sharedState, clock, allowPlain });
  const bodyKeys = new BodyKeys({ keyring });
  const botChecks = new BotChecks({
    proofOfWork: new ProofOfWork({ keyring, clock, claims: sharedState }),
  });
  const pageBuilder = new PageBuilder({
    build: client.id,
    replies,
    schemas: ports.schemas,
    waitMs: pageWaitMs,
  });
  const documents = new DocumentCache({
    pageBuilder,
    client,
    clock,
    renderGuestPage,
    dev,
    sandboxOrigin,
    waitMs: pageWaitMs,
    onFault: ({ brand, page: name, message, failures }) => {
      metrics.reports.inc({ kind: 'render' });
      logger.error(
        { brand, page: name, failures, reason: message },
        `${brand}: page ${name} was not rendered completely`,
      );
      if (failures.length === 0) reports.add(brand, { kind: 'render', page: name, message });
      for (const failure of failures) reports.add(brand, { kind: 'render', ...failure });
    },
  });
  const onReport: Parameters<typeof report>[0]['onReport'] = (brand, fault) => {
    metrics.reports.inc({ kind: fault.kind });
    reports.add(brand, fault);
    logger.warn({ brand, report: fault }, `${brand}: a browser reports a fault`);
  };

  const answerError = errorResponses({
    logger,
    onRefused: (call, code) => metrics.refusedCalls.inc({ call, code }),
  });
  const responseCache = new ResponseCache({
    clock,
    access,
    limits,
    onHit: () => metrics.cachedResponses.inc(),
  });
  const routes = express();
  routes
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', false)
    .set('query parser', 'simple')
    .enable('case sensitive routing');
  if (dev?.middleware) routes.use(dev.middleware);
  if (sandboxOrigin !== undefined) routes.use(brandList({ registry }));
  routes.use(unknownHost());
  routes.use(
    assets({
      limits,
      store: new AssetStore({
        client: clientFiles,
        read: ports.tenants.read,
        snapshotAsset: snapshots.asset,
      }),
    }),
  );
  routes.use(wellKnownFiles({ client: clientFiles, clock, securityContacts }));
  routes.use(offline());
  routes.use(report({ validators, limits, onReport }));
  routes.use(session({ pendingPasswordCookie, sessions }));
  routes.use(resume({ limits, resumeTickets }));
  routes.use(key({ bodyKeys, limits }));
  routes.use(challenge({ botChecks, checkEffort, deviceCookie, limits, validators }));
  routes.use(service({ limits, upstreams, sandboxOrigin }));
  routes.use(
    social({
      clock,
      access,
      audit,
      deviceCookie,
      limits,
      logger,
      pendingPasswordCookie,
      sessions,
      upstreams,
      oidcStateCookie: new OidcStateCookie({ sealer, claims: sharedState, clock, allowPlain }),
      registrations: new Registrations({
        clock,
        connectionPools: ports.connectionPools,
        secretOf,
        sandboxOrigin,
      }),
    }),
  );
  routes.use(texts({ validators, limits }));
  routes.use(pageJson({ validators, limits, access, pageBuilder, responseCache }));
  routes.use(['/wps', '/lgw', '/_livery'], (_request, response) =>
    sendText(response, 404, 'Not found.'),
  );
  routes.use(pageHtml({ access, documents, responseCache, limits }));
  // Express recognises error handlers by their four parameters.
  routes.use(((error, request, response, _next) =>
    answerError(error, request, response)) satisfies ErrorRequestHandler);

  let ready = true;
  const app = requestListener({
    isReady: () => ready,
    logRequest: requestLogger({ logger, metrics }),
    contextFor: tenantByHost({ registry, trustedProxies, publicPort }),
    cached: responseCache.respond,
    routes,
    calls: gateway({
      answerError,
      audit,
      bodyKeys,
      botChecks,
      checkEffort,
      clock,
      deviceCookie,
      access,
      limits,
      logger,
      pendingPasswordCookie,
      replies,
      resumeTickets,
      sandboxOrigin,
      sessions,
      upstreams,
      validators,
    }),
  });

  const forget = (brand: string): void => {
    for (const cache of [brandStates, visitorStates, replies, responseCache]) cache.forget(brand);
  };
  const statusPorts: StatusPorts = {
    clock,
    build: client.id,
    startedMs: clock.nowMs(),
    isReady: () => ready,
    registry,
    brandStates,
    upstreams,
    sharedState,
    limitCounts,
    keyring,
    audit,
    replyRepairs,
    reports,
    fileFaults: ports.fileFaults ?? (() => []),
  };
  return {
    app,
    metrics,
    registry,
    admin: adminApp({ metrics, forget, ...statusPorts }),
    status: () => statusOf(statusPorts),
    warmUp: () => warmUp({ registry, pageBuilder, renderGuestPage }),
    setReady: (isReady) => {
      ready = isReady;
    },
    close: async () => {
      stopWatching();
      await registry.settled();
      await sharedState.close();
      limitAudit.flush();
      audit.record({ event: 'server-stopped' });
      await audit.close();
      await ports.connectionPools.close();
    },
  };
}
