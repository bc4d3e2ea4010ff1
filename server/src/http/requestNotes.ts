import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../admin/Metrics.ts';
import { visitIfAny } from './Visit.ts';

/** Counts and logs every request: what was asked and how it ended; never a body, a cookie or a query value. */
export function requestNotes({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler {
  return (request, response, next) => {
    const startedMs = performance.now();
    const { method, path } = request;
    response.once('close', () => {
      const ms = performance.now() - startedMs;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      logger.debug({ brand: visitIfAny(request)?.tenant.brand, method, path, status, ms: Math.round(ms) }, 'request');
    });
    next();
  };
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/_livery/')) return 'platform';
  return path.startsWith('/wps/') || path.startsWith('/lgw/') ? 'call' : 'page';
}
