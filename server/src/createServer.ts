import { CallValidators } from '@livery/api/CallValidators';
import type { SchemaSet } from '@livery/config';
import type { RenderGuestPage } from '@livery/contract';
import express, { type Express, type RequestHandler } from 'express';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { adminApp } from './admin/adminApp.ts';
import { Metrics } from './admin/Metrics.ts';
import { Reports } from './admin/Reports.ts';
import { statusOf, type Status, type StatusPorts } from './admin/statusOf.ts';
import { AssetStore } from './assets/AssetStore.ts';
import type { ClientBuild } from './assets/ClientBuild.ts';
import type { ClientFiles } from './assets/ClientFiles.ts';
import { gateway } from './gateway/gateway.ts';
import { GuestReplies } from './gateway/GuestReplies.ts';
import { isLoopback } from './http/clientAddress.ts';
import type { Clock } from './http/Clock.ts';
import { errorResponses } from './http/errorResponses.ts';
import { guards } from './http/guards.ts';
import { RateLimiter } from './http/RateLimiter.ts';
import { requestNotes } from './http/requestNotes.ts';
import { tenantByHost } from './http/tenantByHost.ts';
import { VisitorLimits } from './http/VisitorLimits.ts';
import { Documents, type DevHook } from './pages/Documents.ts';
import { PageMaker } from './pages/PageMaker.ts';
import { warmUp } from './pages/warmUp.ts';
import { assets } from './routes/assets.ts';
import { brandList } from './routes/brandList.ts';
import { page } from './routes/page.ts';
import { pages } from './routes/pages.ts';
import { report } from './routes/report.ts';
import { session } from './routes/session.ts';
import { texts } from './routes/texts.ts';
import { wellKnownFiles } from './routes/wellKnownFiles.ts';
import { Denylist } from './session/Denylist.ts';
import type { LineLog } from './session/LineLog.ts';
import { Sealer } from './session/Sealer.ts';
import { Sessions } from './session/Sessions.ts';
import { BrandStates } from './state/BrandStates.ts';
import { Gate } from './state/Gate.ts';
import { VisitorStates } from './state/VisitorStates.ts';
import { keepFresh } from './tenants/keepFresh.ts';
import { nothingKept, type KeptSites } from './tenants/KeptSites.ts';
import { refuseMissingSecrets } from './tenants/refuseMissingSecrets.ts';
import { refuseSandbox } from './tenants/refuseSandbox.ts';
import { TenantRegistry } from './tenants/TenantRegistry.ts';
import type { TenantSource } from './tenants/TenantSource.ts';
import type { Dialer } from './upstream/Dialer.ts';
import { Upstreams } from './upstream/Upstreams.ts';
import type { SecretOf } from './upstream/upstreamRequest.ts';

/** Everything the server needs from the outside. */
export interface ServerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tenants: TenantSource;
  /** Where what is served outlives the process. */
  readonly kept?: KeptSites;
  readonly schemas: SchemaSet;
  readonly client: ClientBuild;
  readonly clientFiles: ClientFiles;
  readonly renderGuestPage: RenderGuestPage;
  readonly dialer: Dialer;
  /** Secrets sessions are sealed with; the first seals, all open. */
  readonly secrets: readonly string[];
  readonly secretOf: SecretOf;
  readonly denylistLog: LineLog;
  readonly trustedProxies: BlockList;
  /** Where the embedded operator is; none in live mode, where no brand may want it. */
  readonly sandboxOrigin?: string | undefined;
  /** The port browsers name in addresses over plain http. */
  readonly publicPort?: number | undefined;
  readonly dev?: (DevHook & { readonly middleware?: RequestHandler }) | undefined;
}

/** The server, built and not yet listening. */
export interface LiveryServer {
  readonly app: Express;
  readonly admin: Express;
  readonly registry: TenantRegistry;
  readonly status: () => Status;
  /** Renders one page whose result nobody needs: the first visitor does not wait for the program to get warm. */
  readonly warmUp: () => Promise<void>;
  readonly setReady: (ready: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Builds the whole server from its ports, reads every brand, and keeps them fresh until it is closed. */
export async function createServer(ports: ServerPorts): Promise<LiveryServer> {
  const { clock, logger, client, clientFiles, trustedProxies, sandboxOrigin, publicPort, dev, renderGuestPage, kept = nothingKept } = ports;
  const metrics = new Metrics();
  const reports = new Reports({ clock });
  const validators = new CallValidators();
  const onRefused = () => metrics.refusedConfigurations.inc();
  const reasons = [refuseSandbox(sandboxOrigin), refuseMissingSecrets(ports.secretOf)];
  const registry = new TenantRegistry({ source: ports.tenants, kept, clock, logger, admit: (site) => reasons.flatMap((reason) => reason(site)), onRefused });
  await registry.refresh();
  const stopWatching = keepFresh({ registry, source: ports.tenants });

  const onCall = (call: string, outcome: string) => metrics.upstreamCalls.inc({ call, outcome });
  const upstreams = new Upstreams({ clock, logger, dialer: ports.dialer, validators, secretOf: ports.secretOf, sandboxOrigin, onCall });
  const replies = new GuestReplies({ upstreams, clock });
  const brandStates = new BrandStates({ upstreams, clock });
  const gate = new Gate({ brands: brandStates, visitors: new VisitorStates({ upstreams, clock }) });
  const limits = new VisitorLimits({ limiter: new RateLimiter({ clock }) });
  const denylist = new Denylist({ clock, log: ports.denylistLog, logger });
  const sessions = new Sessions({
    sealer: new Sealer({ secrets: ports.secrets }), denylist, clock,
    allowPlain: (address) => sandboxOrigin !== undefined && isLoopback(address),
  });
  const pageMaker = new PageMaker({ build: client.id, replies, schemas: ports.schemas });
  const documents = new Documents({
    pages: pageMaker, client, clock, renderGuestPage, dev,
    onFault: ({ brand, page: name, message, failures }) => {
      metrics.reports.inc({ kind: 'render' });
      logger.error({ brand, page: name, failures, reason: message }, `${brand}: page ${name} was not rendered completely`);
      if (failures.length === 0) reports.add(brand, { kind: 'render', page: name, message });
      for (const failure of failures) reports.add(brand, { kind: 'render', ...failure });
    },
  });
  const onReport: Parameters<typeof report>[0]['onReport'] = (brand, told) => {
    metrics.reports.inc({ kind: told.kind });
    reports.add(brand, told);
    logger.warn({ brand, report: told }, `${brand}: a browser reports a fault`);
  };

  let ready = true;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', false).set('query parser', 'simple');
  app.use((_request, response, next) => {
    // Whoever drains wants no new request on an old connection.
    if (!ready) response.setHeader('connection', 'close');
    next();
  });
  app.use(requestNotes({ logger, metrics }));
  if (dev?.middleware) app.use(dev.middleware);
  app.use(guards());
  if (sandboxOrigin !== undefined) app.use(brandList({ registry }));
  app.use(tenantByHost({ registry, trustedProxies, publicPort }));
  app.use(assets({ store: new AssetStore({ client: clientFiles, read: ports.tenants.read, kept: kept.asset }) }));
  app.use(wellKnownFiles({ client: clientFiles }));
  app.use(report({ validators, limits, onReport }));
  app.use(session({ sessions }));
  app.use(texts({ validators, limits }));
  app.use(page({ validators, limits, gate, pages: pageMaker }));
  app.use(gateway({ clock, gate, limits, replies, sessions, upstreams, validators }));
  app.use(pages({ gate, documents, limits }));
  app.use(errorResponses({ logger }));

  const told: StatusPorts = { clock, build: client.id, startedMs: clock.now(), isReady: () => ready, registry, brandStates, upstreams, denylist, reports };
  return {
    app, registry, admin: adminApp({ metrics, ...told }), status: () => statusOf(told),
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
