import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../request/RequestContext.ts';

/**
 * Returns whether a call comes from the brand's own page: by Fetch Metadata, and by a custom header
 * that forms and cross-origin scripts cannot set. Source: OWASP CSRF Prevention, "Fetch Metadata"
 * with its Origin fallback.
 */
export function isOwnPage(
  { headers }: IncomingMessage,
  { secure }: Pick<RequestContext, 'secure'>,
): boolean {
  if (headers['x-livery'] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(headers.origin ?? '');
  if (!origin || (secure && origin.protocol !== 'https:')) return false;
  // The Host is one of the brand's. As a URL, it is without the default port, as the origin is.
  return origin.host === URL.parse(`${origin.protocol}//${headers.host ?? ''}`)?.host;
}
