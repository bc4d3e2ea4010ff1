import { ApiError } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import { keyFault } from '@livery/api/codecs';
import { LimitCounts } from '../admin/LimitCounts.ts';
import { ReplyRepairRecords } from '../admin/ReplyRepairRecords.ts';
import { Reports } from '../admin/Reports.ts';
import { adminApp } from '../admin/adminApp.ts';
import { statusOf, type StatusPorts } from '../admin/statusOf.ts';
import { AssetStore } from '../assets/AssetStore.ts';
import { LimitAudit } from '../audit/LimitAudit.ts';
import { BotChecks } from '../bot-check/BotChecks.ts';
import { CheckEffort } from '../bot-check/CheckEffort.ts';
import { ProofOfWork } from '../bot-check/ProofOfWork.ts';
import { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { BrandStates } from '../brand-state/BrandStates.ts';
import { VisitorStates } from '../brand-state/VisitorStates.ts';
import { BrandAudit } from '../brands/BrandAudit.ts';
import { TenantRegistry } from '../brands/TenantRegistry.ts';
import { servingProblems } from '../brands/serving-checks/servingProblems.ts';
import { watchTenants } from '../brands/watchTenants.ts';
import { DocumentCache } from '../documents/DocumentCache.ts';
import { PageBuilder } from '../documents/PageBuilder.ts';
import { ResponseCache } from '../documents/ResponseCache.ts';
import { warmUp } from '../documents/warmUp.ts';
import { BodyKeys } from '../gateway/BodyKeys.ts';
import type { GatewayPorts } from '../gateway/GatewayPorts.ts';
import { GuestReplies } from '../gateway/guest-replies/GuestReplies.ts';
import { gateway } from '../gateway/gateway.ts';
import { ImageRequests } from '../gateway/images/ImageRequests.ts';
import { RequestBodies } from '../http/body/RequestBodies.ts';
import { RateLimiter } from '../shared-state/RateLimiter.ts';
import { PayloadThreads } from '../payloads/PayloadThreads.ts';
import { LargeResponses } from '../request/LargeResponses.ts';
import { Metrics } from '../request/Metrics.ts';
import { isLocalClass, VisitorLimits } from '../request/VisitorLimits.ts';
import { errorResponses } from '../request/errorResponses.ts';
import { requestListener } from '../request/requestListener.ts';
import { requestLogger } from '../request/requestLogger.ts';
import { requestTracer } from '../request/requestTracer.ts';
import { tenantByHost } from '../request/tenantByHost.ts';
import type { report } from '../routes/report.ts';
import { siteRoutes } from '../routes/siteRoutes.ts';
import { CookieTransport } from '../session/CookieTransport.ts';
import { DeviceCookie } from '../session/DeviceCookie.ts';
import { Keyring } from '../session/Keyring.ts';
import { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import { ResumeTickets } from '../session/ResumeTickets.ts';
import { Sealer } from '../session/Sealer.ts';
import { Sessions } from '../session/Sessions.ts';
import { noSnapshots } from '../snapshots/SnapshotStore.ts';
import { OidcStateCookie } from '../social/OidcStateCookie.ts';
import { Registrations } from '../social/Registrations.ts';
import { Upstreams } from '../upstream/Upstreams.ts';
import { auditedSecrets } from '../upstream/auditedSecrets.ts';
import type { LiveryServer, ServerPorts } from './ServerPorts.ts';

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
    tracing,
    dev,
    renderGuestPage,
    snapshots = noSnapshots,
    pageWaitMs,
    securityContacts,
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
  audit.record({ event: 'server-started', build: client.id });
  /**
   * Caches with the version in their keys: what they have of an earlier version is never read
   * again.
   */
  const versionCaches: { readonly forget: (brand: string) => void }[] = [];
  const registry: TenantRegistry = new TenantRegistry({
    source: ports.tenants,
    snapshots,
    hostLog: ports.hostLog,
    closeAfterMs: ports.closeAfterMs,
    clock,
    logger,
    servingProblems: servingProblems({
      hasSandbox: sandboxOrigin !== undefined,
      allowsOrigin: ports.allowsOrigin,
      refusalOf: ports.connectionPools.refusalOf,
      secretOf,
      keyFault,
    }),
    onRefused,
    onSwapped: (replaced) => {
      for (const brand of replaced) for (const cache of versionCaches) cache.forget(brand);
      brandAudit.note(registry);
      dev?.onServed(
        registry.entries().flatMap(({ brand, live }) => (live ? [`${brand}@${live.version}`] : [])),
      );
    },
  });
  await registry.refresh();
  const stopWatching = watchTenants({ registry, source: ports.tenants });

  const payloadThreads = new PayloadThreads({
    clock,
    logger,
    program: new URL('./payload-threads/payloadThread.ts', import.meta.url),
  });
  const onCall = (call: string, outcome: string) => metrics.countCall(call, outcome);
  const upstreams = new Upstreams({
    clock,
    logger,
    connectionPools: ports.connectionPools,
    validators,
    payloadThreads,
    secretOf,
    sandboxOrigin,
    tracing,
    onCall,
    onCircuitOpen: (audience, call = 'all') => metrics.circuitOpenings.inc({ audience, call }),
    onRepaired: (brand, call, repairs) => {
      metrics.countRepairs(call, repairs);
      replyRepairs.add(brand, call, repairs);
    },
  });
  const replies = new GuestReplies({ upstreams, clock });
  // A failed call is reported where it fails.
  const onFault = (error: unknown): void => {
    if (!(error instanceof ApiError)) logger.error({ err: error }, 'A state could not be loaded');
  };
  const brandStates = new BrandStates({ upstreams, clock, onFault });
  const visitorStates = new VisitorStates({ upstreams, clock, onFault });
  const access = new AccessPolicy({ brands: brandStates, visitors: visitorStates });
  const limits = new VisitorLimits({
    clock,
    sharedState,
    onLimited: (brand, kind, subject) => {
      metrics.limited.inc({ class: kind });
      limitCounts.add(brand, kind);
      if (!isLocalClass(kind)) limitAudit.note(brand, kind, subject);
    },
  });
  const checkEffort = new CheckEffort({ limiter: new RateLimiter({ clock }) });
  const keyring = new Keyring({ secrets: ports.secrets, clock, onOpen: metrics.countOpen });
  const sealer = new Sealer({ keyring });
  const transport = new CookieTransport({ clock, logger, isSandbox: sandboxOrigin !== undefined });
  const sessions = new Sessions({ sealer, sharedState, clock, transport });
  const deviceCookie = new DeviceCookie({ sealer, clock, transport });
  const pendingPasswordCookie = new PendingPasswordCookie({ sealer, clock, transport });
  const resumeTickets = new ResumeTickets({ sealer, sharedState, clock, transport });
  const bodyKeys = new BodyKeys({ keyring });
  const botChecks = new BotChecks({
    proofOfWork: new ProofOfWork({ keyring, clock, claims: sharedState }),
  });
  const pageBuilder = new PageBuilder({
    build: client.id,
    replies,
    schemas: ports.schemas,
    waitMs: pageWaitMs,
    clock,
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
  const bodies = new RequestBodies({ clock });
  const largeResponses = new LargeResponses();
  const gatewayPorts: GatewayPorts = {
    access,
    answerError,
    audit,
    bodies,
    bodyKeys,
    botChecks,
    checkEffort,
    clock,
    deviceCookie,
    imageRequests: new ImageRequests({ limits, threads: payloadThreads, validators }),
    largeResponses,
    limits,
    logger,
    pendingPasswordCookie,
    replies,
    resumeTickets,
    sandboxOrigin,
    sessions,
    transport,
    upstreams,
    validators,
  };
  const routes = siteRoutes({
    brandStates,
    ...gatewayPorts,
    clientFiles,
    documents,
    onReport,
    pageBuilder,
    registry,
    responseCache,
    securityContacts,
    assetStore: new AssetStore({
      client: clientFiles,
      read: ports.tenants.read,
      snapshotAsset: snapshots.asset,
    }),
    oidcStateCookie: new OidcStateCookie({ sealer, claims: sharedState, clock, transport }),
    registrations: new Registrations({
      clock,
      connectionPools: ports.connectionPools,
      secretOf,
      sandboxOrigin,
    }),
    devMiddleware: dev?.middleware,
  });

  let ready = true;
  const app = requestListener({
    isReady: () => ready,
    logRequest: requestLogger({ logger, metrics, hasAccessLog: ports.hasAccessLog }),
    traceRequest: tracing && requestTracer(tracing),
    contextFor: tenantByHost({ registry, trustedProxies, publicPort }),
    cached: responseCache.respond,
    routes,
    calls: gateway(gatewayPorts),
  });

  versionCaches.push(replies, documents, responseCache);
  const forget = (brand: string): void => {
    for (const cache of [brandStates, visitorStates, ...versionCaches]) cache.forget(brand);
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
    heldBytes: () => ({
      requests: bodies.heldBytes,
      replies: upstreams.heldReplyBytes,
      responses: largeResponses.heldBytes,
    }),
    keyring,
    audit,
    transport,
    replyRepairs,
    reports,
    fileFaults: ports.fileFaults,
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
      payloadThreads.close();
      await registry.settled();
      await sharedState.close();
      limitAudit.flush();
      audit.record({ event: 'server-stopped' });
      await audit.close();
      upstreams.close();
      await tracing?.close();
      await ports.connectionPools.close();
    },
  };
}
