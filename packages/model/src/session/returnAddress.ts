import type { RoutesDocument } from '../generated/documents.gen.ts';
import { matchRoute } from '../shell/matchRoute.ts';

/** Pages that have done their work once somebody is logged in. */
const entrances: readonly string[] = ['login', 'agentLogin', 'register', 'forget'];

/**
 * Where a login may lead back to: an address (path, query, hash) of a route of the brand that is no
 * entrance itself. `undefined` for anything else, so that a link somebody was sent never leads away
 * from the brand.
 *
 * Source: requirements ROUTE-16 "returning to where the guest was".
 */
export function returnAddress(
  routes: RoutesDocument['routes'],
  asked: string | null | undefined,
): string | undefined {
  // Two slashes name another host; a browser reads a backslash as a slash, and reads over tabs and
  // line breaks.
  if (!asked || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return undefined;
  const name = matchRoute(routes, asked.replace(/[?#].*/, ''))?.name;
  return name === undefined || entrances.includes(name) ? undefined : asked;
}
