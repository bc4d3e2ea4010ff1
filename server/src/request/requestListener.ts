import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { rejectMalformedRequest } from './rejectMalformedRequest.ts';
import type { LogRequest } from './requestLogger.ts';
import type { RequestContext } from './RequestContext.ts';

/** Responds to a request and returns true, or returns false to leave it to the next handler. */
export type Responder = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => boolean;

/**
 * Creates the server's request listener: logs the request, rejects malformed ones, resolves the
 * brand, then tries the gateway, the response cache and the routes in this order.
 *
 * Gateway and cache come before Express because its middleware chain alone costs a third of a
 * cached response and a tenth of a proxied call. The gateway is first because it only looks up the
 * path.
 */
export function requestListener({
  isReady,
  logRequest,
  traceRequest,
  contextFor,
  cached,
  calls,
  routes,
}: {
  isReady: () => boolean;
  logRequest: LogRequest;
  /** Records the requests of brands, if traces are switched on. */
  traceRequest?: LogRequest | undefined;
  contextFor: (request: IncomingMessage) => RequestContext | undefined;
  cached: Responder;
  calls: Responder;
  routes: RequestListener;
}): RequestListener {
  return (request, response) => {
    logRequest(request, response);
    // While draining, keep-alive connections must not receive further requests.
    if (!isReady()) response.setHeader('connection', 'close');
    if (rejectMalformedRequest(request, response)) return;
    const context = contextFor(request);
    if (context) {
      request.context = context;
      traceRequest?.(request, response);
      if (calls(request, response, context)) return;
      if (cached(request, response, context)) return;
      if (context.secure) response.setHeader(...strictTransport);
    }
    routes(request, response);
  };
}

/**
 * HSTS header of every response over https, so that browsers never fall back to plain http.
 * Source: RFC 6797 §7.2.
 */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;
