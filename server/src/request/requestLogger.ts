import { brandFilesPath, buildPath, type Clock } from '@livery/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { targetPath } from '../http/targetPath.ts';
import { traceOf } from '../tracing/RequestTrace.ts';
import type { Metrics } from './Metrics.ts';

/**
 * Counts and logs a request when its response closes. Bodies, cookies, query values and addresses
 * of visitors are never logged.
 */
export type LogRequest = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns the logger of all requests.
 *
 * @param hasAccessLog whether each request has a line at the level `info` instead of `debug`.
 */
export function requestLogger({
  clock,
  logger,
  metrics,
  hasAccessLog = false,
}: {
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  hasAccessLog?: boolean;
}): LogRequest {
  const level = hasAccessLog ? 'info' : 'debug';
  return (request, response) => {
    const startedMs = clock.elapsedMs();
    const isLogged = logger.isLevelEnabled(level);
    const { socket } = request;
    const startedBytes = isLogged ? socket.bytesWritten : 0;
    // `close` fires once anyway; `once` would only add a wrapper function.
    response.on('close', () => {
      const { method, url = '' } = request;
      const path = targetPath(url);
      const ms = clock.elapsedMs() - startedMs;
      const status = statusOfClosed(response);
      const kind = kindOf(path);
      metrics.countRequest(kind, status, ms / 1000);
      if (isLogged)
        logger[level](
          {
            requestId: traceOf(request).requestId,
            brand: request.context?.tenant.brand,
            method,
            kind,
            ...(logger.isLevelEnabled('debug') && { path }),
            status,
            bytes: socket.bytesWritten - startedBytes,
            ms: Math.round(ms),
          },
          'request',
        );
    });
  };
}

/** Returns the status of a closed response: 499 if the client left before its end. */
export function statusOfClosed(response: ServerResponse): number {
  return response.writableFinished ? response.statusCode : 499;
}

/** Returns what a path asks for, as metrics, logs and traces name it. */
export function kindOf(path: string): string {
  if (path.startsWith(brandFilesPath) || path.startsWith(buildPath)) return 'asset';
  if (path.startsWith('/_livery/')) return 'platform';
  return path.startsWith('/wps/') || path.startsWith('/lgw/') ? 'call' : 'page';
}
