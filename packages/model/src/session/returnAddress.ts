import type { RoutesDocument } from '../generated/documents.gen.ts';
import { matchRoute } from '../shell/matchRoute.ts';

/** Pages that serve no purpose after login. */
const entrances: readonly string[] = ['login', 'agentLogin', 'register', 'forget'];

/**
 * Returns the address (path, query, hash) to open after login if it belongs to a route of the brand
 * other than the login pages; otherwise `undefined`, so that a crafted link cannot redirect to
 * another site.
 *
 * Source: ROUTE-16 "returning to where the guest was".
 */
export function returnAddress(
  routes: RoutesDocument['routes'],
  address: string | null | undefined,
): string | undefined {
  // Two slashes start another host. Browsers treat a backslash as a slash, and ignore tabs and line
  // breaks.
  if (!address || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(address)) return undefined;
  const name = matchRoute(routes, address.replace(/[?#].*/, ''))?.name;
  return name === undefined || entrances.includes(name) ? undefined : address;
}
