import type { UpstreamDocument } from '@livery/model';
import type { CustomFetch } from 'openid-client';
import type { ConnectionPools } from '../upstream/ConnectionPools.ts';
import { exchange } from '../upstream/exchange.ts';
import { UpstreamFault } from '../upstream/UpstreamFault.ts';

/** Replies of a provider are short: a discovery document, keys, a token. */
const maxReplyBytes = 256 * 1024;

/**
 * How a provider is asked: over the operators' connections, with their deadlines, and with their
 * rule for private networks. Redirects are not followed.
 *
 * Errors: `UpstreamFault`, also for a provider that says that it cannot answer.
 */
export function providerFetch({
  connectionPools,
  limits,
  embedded,
}: {
  connectionPools: ConnectionPools;
  limits: UpstreamDocument['limits'];
  /** The embedded provider: what browsers call it, and where it is dialled. */
  embedded?: { readonly origin: string; readonly dialled: string } | undefined;
}): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { origin, host, pathname, search } = new URL(address);
    const pool = connectionPools.poolFor(origin === embedded?.origin ? embedded.dialled : origin, {
      connectMs: limits.connectMs,
    });
    const { headersMs, idleMs, totalMs } = limits;
    const reply = await exchange(pool, {
      method: method === 'POST' ? 'POST' : 'GET',
      path: `${pathname}${search}`,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
      body: body === undefined || body === null ? undefined : textOf(body),
      headersMs,
      idleMs,
      totalMs,
      replyBytes: maxReplyBytes,
    });
    if (reply.status >= 500) throw new UpstreamFault('connection', `HTTP ${reply.status}`);
    return new Response(hasNoBody(reply.status) ? null : new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': reply.headers['content-type'] ?? '' },
    });
  };
}

/**
 * Statuses a response object may not have a body with. Source: Fetch standard, "null body status".
 */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Everything the flow sends is a form. */
function textOf(body: unknown): string {
  if (body instanceof URLSearchParams) return body.toString();
  if (typeof body === 'string') return body;
  throw new TypeError('a provider is asked with a form');
}
