import { targetPath } from '../http/targetPath.ts';
import { makeTrace } from '../tracing/RequestTrace.ts';
import { parseTraceparent } from '../tracing/TraceContext.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import { kindOf, statusOfClosed, type LogRequest } from './requestLogger.ts';

/**
 * Returns the function that records a request of a brand as a span, and gives it the span's ids.
 */
export function requestTracer(tracing: Tracing): LogRequest {
  return (request, response) => {
    const { method = '', url = '', context } = request;
    const headers = context?.isForwarded === true ? request.headers : {};
    const kind = kindOf(targetPath(url));
    const span = tracing.start(`${method} ${kind}`, {
      kind: 'server',
      parent: parseTraceparent(headers.traceparent),
      attributes: {
        'http.request.method': method,
        'livery.kind': kind,
        'livery.brand': context?.tenant.brand ?? '',
      },
    });
    request.trace = makeTrace(headers, span.context);
    const { requestId } = request.trace;
    response.on('close', () => {
      const status = statusOfClosed(response);
      span.end(
        { 'http.response.status_code': status, 'livery.request_id': requestId },
        status >= 500,
      );
    });
  };
}
