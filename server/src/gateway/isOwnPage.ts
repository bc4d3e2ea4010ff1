import type { IncomingMessage } from 'node:http';

/**
 * Whether a state-changing call comes from the brand's own page: the browser says so, and a header
 * is there that no form and no foreign script without permission can set. Source: OWASP CSRF
 * Prevention, "Fetch Metadata" with its Origin fallback.
 */
export function isOwnPage({ headers }: IncomingMessage, hosts: readonly string[]): boolean {
  if (headers['x-livery'] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && hosts.includes(origin.hostname);
}
