import type { Clock, UpstreamDocument } from '@livery/model';
import type { CustomFetch } from 'openid-client';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import { exchange } from '../upstream/exchange.ts';
import { noRoom } from '../upstream/replies/LargeReplyRoom.ts';
import { UpstreamFault } from '../upstream/UpstreamFault.ts';

/** Maximum size of a discovery document, key set or token reply. */
const maxReplyBytes = 128 * 1024;

/**
 * Returns a `fetch` that uses the operators' connection pools, deadlines and private-network rules.
 * Redirects are not followed.
 *
 * Errors: `UpstreamFault`, also for replies with status 5xx.
 */
export function providerFetch({
  clock,
  connectionPools,
  limits,
  embedded,
}: {
  clock: Clock;
  connectionPools: ConnectionPools;
  limits: UpstreamDocument['limits'];
  /** Embedded provider: its origin in browsers and the address to connect to. */
  embedded?: { readonly origin: string; readonly address: string } | undefined;
}): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { origin, host, pathname, search } = new URL(address);
    const pool = connectionPools.poolFor(origin === embedded?.origin ? embedded.address : origin, {
      connectMs: limits.connectMs,
      keepAliveMs: limits.keepAliveMs,
      isRepeatable: false,
    });
    const { headersMs, idleMs, totalMs } = limits;
    const reply = await exchange(pool, {
      clock,
      method: method === 'POST' ? 'POST' : 'GET',
      path: `${pathname}${search}`,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
      body: body === undefined || body === null ? undefined : textOf(body),
      headersMs,
      idleMs,
      totalMs,
      replyBytes: maxReplyBytes,
      room: noRoom,
    });
    if (reply.status >= 500) throw new UpstreamFault('connection', `HTTP ${reply.status}`);
    return new Response(hasNoBody(reply.status) ? null : new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': reply.headers['content-type'] ?? '' },
    });
  };
}

/**
 * Returns whether a response of this status must not have a body. Source: Fetch standard, "null
 * body status".
 */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Serialises the body; the flow sends forms only. */
function textOf(body: unknown): string {
  if (body instanceof URLSearchParams) return body.toString();
  if (typeof body === 'string') return body;
  throw new TypeError('a provider is asked with a form');
}
