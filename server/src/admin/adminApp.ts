import { plainAddress } from '@livery/config/networks';
import { loopbackRefusal } from '@livery/model';
import express, { type Express } from 'express';
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../http/clientAddress.ts';
import { sendHtml } from '../http/sendHtml.ts';
import { sendText } from '../http/sendText.ts';
import type { Metrics } from '../request/Metrics.ts';
import { stallOf, unreadyReasons } from './health.ts';
import { operatorPages } from './operatorPages.ts';
import { problemsOf, statusOf, type StatusPorts } from './statusOf.ts';
import { statusPage } from './statusPage.ts';
import { statusSheet } from './statusSheet.ts';

/**
 * Health, readiness and metrics for probes, and the pages and commands of an operator: the status,
 * a command that drops a brand's cached replies, so that operators and tests need not wait until
 * they expire, and one that gives a host to another brand.
 *
 * Probes come from any address that reaches the port, so their responses name no brand. Pages and
 * commands are for programs of this machine only. Pages of other origins are refused there too,
 * because a browser on the same machine reaches the port.
 */
export function adminApp({
  metrics,
  forget,
  ...status
}: StatusPorts & { metrics: Metrics; forget: (brand: string) => void }): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get('/healthz', (_request, response) => {
    const stall = stallOf(status.registry);
    return stall === undefined ? sendText(response, 200, 'ok') : sendText(response, 503, stall);
  });
  app.get('/readyz', (request, response) => {
    const reasons = unreadyReasons(status);
    if (reasons.length === 0) sendText(response, 200, 'ready');
    else
      sendText(
        response,
        503,
        adminRefusal(request) === undefined ? `not ready: ${reasons.join('; ')}` : 'not ready',
      );
  });
  app.get('/metrics', async (_request, response) => {
    const text = await metrics.text({
      upstreams: status.upstreams.states(),
      brands: status.registry.entries(),
      deniedIds: status.sharedState.endedCount(),
      asks: status.sharedState.counts(),
      clockAheadMs: status.sharedState.clockAheadMs(),
      isSharedStateUp: status.sharedState.isUp(),
      problems: problemsOf(status).length,
      heldBytes: status.heldBytes(),
    });
    response.writeHead(200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
    });
    response.end(text);
  });
  app.use((request, response, next) => {
    const refusal = adminRefusal(request);
    if (refusal === undefined) next();
    else sendText(response, 403, refusal);
  });
  app.use(operatorPages());
  app.get('/status', (request, response) => {
    const now = statusOf(status);
    if (request.accepts(['json', 'html']) === 'html')
      sendHtml(response, 200, statusPage(now), { 'content-security-policy': statusSheet.policy });
    else response.set('cache-control', 'no-store').json(now);
  });
  app.post('/brands/:brand/forget', (request, response) => {
    const { brand } = request.params;
    if (!status.registry.entries().some((entry) => entry.brand === brand))
      return sendText(
        response,
        404,
        `There is no brand "${brand.slice(0, 40)}"; /status lists them.`,
      );
    forget(brand);
    return sendText(response, 200, 'forgotten');
  });
  app.post('/brands/:brand/hosts/:host', (request, response) => {
    const { brand, host } = request.params;
    try {
      return status.registry.moveHost(host.toLowerCase(), brand)
        ? sendText(response, 200, `${host.toLowerCase()} belongs to ${brand}`)
        : sendText(
            response,
            404,
            `No served version of a brand "${brand.slice(0, 40)}" lists "${host.slice(0, 253)}"; /status lists them.`,
          );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return sendText(response, 500, `The move could not be saved: ${message}`);
    }
  });
  app.use((_request, response) => sendText(response, 404, 'Not found.'));
  return app;
}

/**
 * Returns why a request may not see the pages of operators. The socket's address is checked besides
 * the headers, because any client can write a Host of this machine.
 */
function adminRefusal({ socket, headers }: IncomingMessage): string | undefined {
  return isLoopback(plainAddress(socket.remoteAddress ?? ''))
    ? loopbackRefusal(headers)
    : 'Only programs on the machine of the server may do this.';
}
