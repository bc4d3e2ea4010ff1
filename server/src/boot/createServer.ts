import { CallValidators } from '@livery/api/CallValidators';
import { createAdmin } from '../admin/createAdmin.ts';
import { createRecords } from '../admin/createRecords.ts';
import { createStates } from '../brand-state/createStates.ts';
import { createBrands } from '../brands/createBrands.ts';
import { createDocuments } from '../documents/createDocuments.ts';
import { warmUp } from '../documents/warmUp.ts';
import { createGateway } from '../gateway/createGateway.ts';
import { GuestReplies } from '../gateway/guest-replies/GuestReplies.ts';
import { PayloadThreads } from '../payloads/PayloadThreads.ts';
import { errorResponses } from '../request/errorResponses.ts';
import { requestListener } from '../request/requestListener.ts';
import { requestLogger } from '../request/requestLogger.ts';
import { requestTracer } from '../request/requestTracer.ts';
import { tenantByHost } from '../request/tenantByHost.ts';
import { VisitorLimits } from '../request/VisitorLimits.ts';
import { createRoutes } from '../routes/createRoutes.ts';
import { createSessions } from '../session/createSessions.ts';
import { noSnapshots } from '../snapshots/SnapshotStore.ts';
import { auditedSecrets } from '../upstream/auditedSecrets.ts';
import { Upstreams } from '../upstream/Upstreams.ts';
import type { LiveryServer, ServerPorts } from './ServerPorts.ts';

const payloadProgram = new URL('./payload-threads/payloadThread.ts', import.meta.url);

/**
 * Joins the parts of the server, loads all brands, and reloads them on changes until the server is
 * closed.
 */
export async function createServer(given: ServerPorts): Promise<LiveryServer> {
  const { audit, client, clock, dev, sharedState, tracing, snapshots = noSnapshots } = given;
  const secretOf = auditedSecrets(audit, given.secretOf);
  const records = createRecords(given);
  const ports = { ...given, ...records, secretOf, snapshots, validators: new CallValidators() };
  audit.record({ event: 'server-started', build: client.id });

  const payloadThreads = new PayloadThreads({ ...ports, program: payloadProgram });
  const upstreams = new Upstreams({ ...ports, payloadThreads });
  const replies = new GuestReplies({ upstreams, clock });
  const states = createStates({ upstreams, clock, onFault: records.onStateFault });
  const limits = new VisitorLimits(ports);
  const documents = createDocuments({ ...ports, ...states, limits, replies });
  /** Caches with the version in their keys: an earlier version of theirs is never read again. */
  const versionCaches = [replies, documents.documents, documents.responseCache];
  const { registry, stopWatching } = await createBrands({
    ...ports,
    onSwapped(replaced, served) {
      for (const brand of replaced) for (const cache of versionCaches) cache.forget(brand);
      dev?.onServed(served);
    },
  });

  const sessions = createSessions({ ...ports, onOpen: records.metrics.countOpen });
  const answerError = errorResponses({ ...ports, onRefused: records.onCallRefused });
  const parts = { ...ports, ...states, ...sessions, ...documents, limits, replies, upstreams };
  const gateway = createGateway({ ...parts, answerError, payloadThreads });
  const routes = createRoutes({
    ...parts,
    ...gateway.ports,
    payloadThreads,
    registry,
    devMiddleware: dev?.middleware,
  });
  let ready = true;
  const app = requestListener({
    isReady: () => ready,
    logRequest: requestLogger(ports),
    traceRequest: tracing && requestTracer(tracing),
    contextFor: tenantByHost({ ...ports, registry }),
    cached: documents.responseCache.respond,
    routes,
    calls: gateway.calls,
  });

  const { admin, status } = createAdmin({
    ...parts,
    build: client.id,
    isReady: () => ready,
    registry,
    caches: [states.brandStates, states.visitorStates, ...versionCaches],
    heldBytes: () => ({
      requests: gateway.ports.bodies.heldBytes,
      replies: upstreams.heldReplyBytes,
      responses: gateway.ports.largeResponses.heldBytes,
    }),
  });
  return {
    app,
    admin,
    metrics: records.metrics,
    registry,
    status,
    warmUp: () => warmUp({ ...ports, ...documents, registry }),
    setReady(isReady) {
      ready = isReady;
    },
    async close() {
      stopWatching();
      payloadThreads.close();
      await registry.settled();
      await sharedState.close();
      records.limitAudit.flush();
      audit.record({ event: 'server-stopped' });
      await audit.close();
      upstreams.close();
      await tracing?.close();
      await ports.connectionPools.close();
    },
  };
}
