import { CallValidators } from '@livery/api/CallValidators';
import type { SchemaSet } from '@livery/config';
import type { RenderGuestPage } from '@livery/model';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { adminApp } from '../admin/adminApp.ts';
import { Metrics } from '../request/Metrics.ts';
import { Reports } from '../admin/Reports.ts';
import { statusOf, type Status, type StatusPorts } from '../admin/statusOf.ts';
import { AssetStore } from '../assets/AssetStore.ts';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import { BotChecks } from '../bot-check/BotChecks.ts';
import { ProofOfWork } from '../bot-check/ProofOfWork.ts';
import { UsedChallenges } from '../bot-check/UsedChallenges.ts';
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
import { VisitorLimits } from '../request/VisitorLimits.ts';
import { Documents, type DevHook } from '../documents/Documents.ts';
import { FinishedAnswers } from '../documents/FinishedAnswers.ts';
import { PageMaker } from '../documents/PageMaker.ts';
import { warmUp } from '../documents/warmUp.ts';
import { assets } from '../routes/assets.ts';
import { brandList } from '../routes/brandList.ts';
import { challenge } from '../routes/challenge.ts';
import { key } from '../routes/key.ts';
import { offline } from '../routes/offline.ts';
import { page } from '../routes/page.ts';
import { pages } from '../routes/pages.ts';
import { report } from '../routes/report.ts';
import { resume } from '../routes/resume.ts';
import { service } from '../routes/service.ts';
import { session } from '../routes/session.ts';
import { social } from '../routes/social.ts';
import { texts } from '../routes/texts.ts';
import { unknownHost } from '../routes/unknownHost.ts';
import { wellKnownFiles } from '../routes/wellKnownFiles.ts';
import { Denylist } from '../session/Denylist.ts';
import type { LineLog } from '../session/LineLog.ts';
import { PasswordNotes } from '../session/PasswordNotes.ts';
import { ResumeTickets } from '../session/ResumeTickets.ts';
import { Sealer } from '../session/Sealer.ts';
import { Sessions } from '../session/Sessions.ts';
import { Registrations } from '../social/Registrations.ts';
import { SocialNotes } from '../social/SocialNotes.ts';
import { BrandStates } from '../brand-state/BrandStates.ts';
import { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { VisitorStates } from '../brand-state/VisitorStates.ts';
import { watchTenants } from '../brands/watchTenants.ts';
import { noSnapshots, type SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { refuseMissingSecrets } from '../brands/refuseMissingSecrets.ts';
import { refuseSandbox } from '../brands/refuseSandbox.ts';
import { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import type { Dialer } from '../upstream/Dialer.ts';
import { Upstreams } from '../upstream/Upstreams.ts';
import type { SecretOf } from '../upstream/upstreamRequest.ts';

/** Everything the server needs from the outside. */
export interface ServerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tenants: TenantSource;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots?: SnapshotStore;
  readonly schemas: SchemaSet;
  readonly client: ClientBuild;
  readonly clientFiles: ClientFiles;
  readonly renderGuestPage: RenderGuestPage;
  /**
   * How long a document waits for its first data, and then for its content, each; a second where it
   * is left out.
   */
  readonly pageWaitMs?: number;
  readonly dialer: Dialer;
  /** Secrets sessions are sealed with; the first seals, all open. */
  readonly secrets: readonly string[];
  readonly secretOf: SecretOf;
  readonly denylistLog: LineLog;
  /** Where solved bot checks are written down, so that none counts twice. */
  readonly usedChallengesLog: LineLog;
  readonly trustedProxies: BlockList;
  /** Where the embedded operator is; none in live mode, where no brand may want it. */
  readonly sandboxOrigin?: string | undefined;
  /** The port browsers name in addresses over plain http. */
  readonly publicPort?: number | undefined;
  readonly dev?: (DevHook & { readonly middleware?: RequestHandler }) | undefined;
}

/** The server, built and not yet listening. */
export interface LiveryServer {
  readonly app: RequestListener;
  readonly admin: Express;
  readonly registry: TenantRegistry;
  readonly status: () => Status;
  /**
   * Renders one page whose result nobody needs: the first visitor does not wait for the program to
   * get warm.
   */
  readonly warmUp: () => Promise<void>;
  readonly setReady: (ready: boolean) => void;
  readonly close: () => Promise<void>;
}

/**
 * Builds the whole server from its ports, reads every brand, and keeps them fresh until it is
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
    dev,
    renderGuestPage,
    snapshots = noSnapshots,
    pageWaitMs = 1_000,
  } = ports;
  const metrics = new Metrics();
  const reports = new Reports({ clock });
  const validators = new CallValidators();
  const onRefused = () => metrics.refusedConfigurations.inc();
  const reasons = [refuseSandbox(sandboxOrigin), refuseMissingSecrets(ports.secretOf)];
  const registry = new TenantRegistry({
    source: ports.tenants,
    snapshots,
    clock,
    logger,
    servingProblems: (site) => reasons.flatMap((reason) => reason(site)),
    onRefused,
  });
  await registry.refresh();
  const stopWatching = watchTenants({ registry, source: ports.tenants });

  const onCall = (call: string, outcome: string) => metrics.countCall(call, outcome);
  const upstreams = new Upstreams({
    clock,
    logger,
    dialer: ports.dialer,
    validators,
    secretOf: ports.secretOf,
    sandboxOrigin,
    onCall,
  });
  const replies = new GuestReplies({ upstreams, clock });
  const brandStates = new BrandStates({ upstreams, clock });
  const visitorStates = new VisitorStates({ upstreams, clock });
  const access = new AccessPolicy({ brands: brandStates, visitors: visitorStates });
  const limits = new VisitorLimits({ limiter: new RateLimiter({ clock }) });
  const denylist = new Denylist({ clock, log: ports.denylistLog, logger });
  const sealer = new Sealer({ secrets: ports.secrets });
  const allowPlain = (address: string) => sandboxOrigin !== undefined && isLoopback(address);
  const sessions = new Sessions({ sealer, denylist, clock, allowPlain });
  const passwordNotes = new PasswordNotes({ sealer, clock, allowPlain });
  const resumeTickets = new ResumeTickets({ sealer, denylist, clock, allowPlain });
  const bodyKeys = new BodyKeys({ secrets: ports.secrets });
  const used = new UsedChallenges({ clock, log: ports.usedChallengesLog, logger });
  const botChecks = new BotChecks({
    proofOfWork: new ProofOfWork({ secrets: ports.secrets, clock, used }),
  });
  const pageMaker = new PageMaker({
    build: client.id,
    replies,
    schemas: ports.schemas,
    waitMs: pageWaitMs,
  });
  const documents = new Documents({
    pages: pageMaker,
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
  const onReport: Parameters<typeof report>[0]['onReport'] = (brand, told) => {
    metrics.reports.inc({ kind: told.kind });
    reports.add(brand, told);
    logger.warn({ brand, report: told }, `${brand}: a browser reports a fault`);
  };

  const answerError = errorResponses({ logger });
  const finished = new FinishedAnswers({
    clock,
    access,
    limits,
    onAnswer: () => metrics.finishedAnswers.inc(),
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
      store: new AssetStore({
        client: clientFiles,
        read: ports.tenants.read,
        snapshotAsset: snapshots.asset,
      }),
    }),
  );
  routes.use(wellKnownFiles({ client: clientFiles }));
  routes.use(offline());
  routes.use(report({ validators, limits, onReport }));
  routes.use(session({ passwordNotes, sessions }));
  routes.use(resume({ limits, resumeTickets }));
  routes.use(key({ bodyKeys, limits }));
  routes.use(challenge({ botChecks, limits, validators }));
  routes.use(service({ limits, upstreams, sandboxOrigin }));
  routes.use(
    social({
      clock,
      access,
      limits,
      logger,
      passwordNotes,
      sessions,
      upstreams,
      notes: new SocialNotes({ sealer, denylist, clock, allowPlain }),
      registrations: new Registrations({
        clock,
        dialer: ports.dialer,
        secretOf: ports.secretOf,
        sandboxOrigin,
      }),
    }),
  );
  routes.use(texts({ validators, limits }));
  routes.use(page({ validators, limits, access, pages: pageMaker, finished }));
  routes.use(['/wps', '/lgw', '/_livery'], (_request, response) =>
    sendText(response, 404, 'Not found.'),
  );
  routes.use(pages({ access, documents, finished, limits }));
  // Express knows an error handler by its four parameters.
  routes.use(((error, request, response, _next) =>
    answerError(error, request, response)) satisfies ErrorRequestHandler);

  let ready = true;
  const app = requestListener({
    isReady: () => ready,
    logRequest: requestLogger({ logger, metrics }),
    contextFor: tenantByHost({ registry, trustedProxies, publicPort }),
    cached: finished.answer,
    routes,
    calls: gateway({
      answerError,
      bodyKeys,
      botChecks,
      clock,
      access,
      limits,
      logger,
      passwordNotes,
      replies,
      resumeTickets,
      sandboxOrigin,
      sessions,
      upstreams,
      validators,
    }),
  });

  const forget = (brand: string): void => {
    for (const cache of [brandStates, visitorStates, replies, finished]) cache.forget(brand);
  };
  const told: StatusPorts = {
    clock,
    build: client.id,
    startedMs: clock.nowMs(),
    isReady: () => ready,
    registry,
    brandStates,
    upstreams,
    denylist,
    reports,
  };
  return {
    app,
    registry,
    admin: adminApp({ metrics, forget, ...told }),
    status: () => statusOf(told),
    warmUp: () => warmUp({ registry, pages: pageMaker, renderGuestPage }),
    setReady: (isReady) => {
      ready = isReady;
    },
    close: async () => {
      stopWatching();
      await registry.settled();
      await ports.dialer.close();
    },
  };
}
