import type { IncomingMessage } from 'node:http';

const foreignSites: readonly unknown[] = ['same-site', 'cross-site'];

/**
 * Returns whether a browser sent the request for a page of another origin, of a sibling domain for
 * example, whose requests carry the session cookie. The page could not read the reply, but the call
 * would count for the member. Browsers without Fetch Metadata and typed addresses are not foreign.
 */
export function isForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return foreignSites.includes(headers['sec-fetch-site']);
}
