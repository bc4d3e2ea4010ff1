import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './Metrics.ts';
import { pathOf } from './guards.ts';

/**
 * Counts and logs a request when it ends: what was asked and how it ended; never a body, a cookie
 * or a query value.
 */
export type NoteRequest = (request: IncomingMessage, response: ServerResponse) => void;

export function requestNotes({
  logger,
  metrics,
}: {
  logger: Logger;
  metrics: Metrics;
}): NoteRequest {
  return (request, response) => {
    const startedMs = performance.now();
    // Comes once by itself; `once` would wrap it to make sure.
    response.on('close', () => {
      const { method, url = '' } = request;
      const path = pathOf(url);
      const ms = performance.now() - startedMs;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.noteRequest(kindOf(path), status, ms / 1000);
      if (logger.isLevelEnabled('debug'))
        logger.debug(
          { brand: request.visit?.tenant.brand, method, path, status, ms: Math.round(ms) },
          'request',
        );
    });
  };
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/_livery/')) return 'platform';
  return path.startsWith('/wps/') || path.startsWith('/lgw/') ? 'call' : 'page';
}
