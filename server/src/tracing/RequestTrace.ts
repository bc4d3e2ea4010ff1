import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { formatTraceparent, parseTraceparent, type TraceContext } from './TraceContext.ts';

/** Ids of a request, by which logs and the operator's systems refer to it. */
export interface RequestTrace {
  readonly requestId: string;
  readonly context: TraceContext;
}

declare module 'http' {
  interface IncomingMessage {
    /** Ids of the request, once something needed them. */
    trace?: RequestTrace;
  }
}

/**
 * Returns the ids of a request. They are made when they are first needed, because most requests are
 * answered without them.
 */
export function traceOf(request: IncomingMessage & { context?: TrustedRequest }): RequestTrace {
  request.trace ??= makeTrace(request.context?.isForwarded === true ? request.headers : {});
  return request.trace;
}

/** Origin of a request; headers of visitors are not trusted. */
interface TrustedRequest {
  /** Whether a trusted proxy sent the request. */
  readonly isForwarded: boolean;
}

/**
 * Makes the ids of a request from the headers of a trusted proxy; missing and malformed ones are
 * replaced. A trace that starts here is not sampled, because it is recorded nowhere.
 *
 * @param context place in the trace, if it is recorded here.
 */
export function makeTrace(headers: IncomingHttpHeaders, context?: TraceContext): RequestTrace {
  const found = context ?? parseTraceparent(headers.traceparent);
  const id = headers['x-request-id'];
  if (typeof id === 'string' && isRequestId(id))
    return { requestId: id, context: found ?? newContext(randomHex(16)) };
  // Both ids at once, because each conversion takes time.
  const ids = randomHex(24);
  const requestId = ids.slice(0, 32);
  return { requestId, context: found ?? newContext(requestId, ids.slice(32)) };
}

/** Returns the headers that hand the ids on to an operator. */
export function traceHeaders({ requestId, context }: RequestTrace): {
  readonly traceparent: string;
  readonly 'x-request-id': string;
} {
  return { traceparent: formatTraceparent(context), 'x-request-id': requestId };
}

function newContext(traceId: string, spanId = randomHex(8)): TraceContext {
  return { traceId, spanId, isSampled: false };
}

function isRequestId(text: string): boolean {
  return /^[\w.:+/=-]{1,128}$/.test(text);
}

const poolBytes = 4_096;
/** Random digits that are not used yet begin at this index. */
let used = 0;
let pool = '';

/** Returns random bytes in hexadecimal, from a pool because generating each id alone is slower. */
function randomHex(bytes: number): string {
  if (used + 2 * bytes > pool.length) {
    pool = randomBytes(poolBytes).toString('hex');
    used = 0;
  }
  used += 2 * bytes;
  return pool.slice(used - 2 * bytes, used);
}
