import { brandFilesPath, buildPath } from '@livery/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { targetPath } from '../http/targetPath.ts';
import type { Metrics } from './Metrics.ts';

/**
 * Counts and logs a request when its response closes. Bodies, cookies and query values are never
 * logged.
 */
export type LogRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the logger of all requests. */
export function requestLogger({
  logger,
  metrics,
}: {
  logger: Logger;
  metrics: Metrics;
}): LogRequest {
  return (request, response) => {
    const startedMs = performance.now();
    // `close` fires once anyway; `once` would only add a wrapper function.
    response.on('close', () => {
      const { method, url = '' } = request;
      const path = targetPath(url);
      const ms = performance.now() - startedMs;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.countRequest(kindOf(path), status, ms / 1000);
      if (logger.isLevelEnabled('debug'))
        logger.debug(
          { brand: request.context?.tenant.brand, method, path, status, ms: Math.round(ms) },
          'request',
        );
    });
  };
}

function kindOf(path: string): string {
  if (path.startsWith(brandFilesPath) || path.startsWith(buildPath)) return 'asset';
  if (path.startsWith('/_livery/')) return 'platform';
  return path.startsWith('/wps/') || path.startsWith('/lgw/') ? 'call' : 'page';
}
