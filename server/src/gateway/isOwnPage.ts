import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a call comes from the brand's own page: by Fetch Metadata, and by a custom header that
 * forms and cross-origin scripts cannot set. Source: OWASP CSRF Prevention, "Fetch Metadata" with its
 * Origin fallback.
 */
export function isOwnPage({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  if (headers['x-livery'] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && hosts.includes(origin.hostname);
}
