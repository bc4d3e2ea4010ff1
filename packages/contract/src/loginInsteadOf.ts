import type { RoutesDocument } from './documents.gen.ts';
import { matchRoute, pathOf } from './matchRoute.ts';

/** What decides where a guest may go. */
export interface GuardedSite {
  readonly site: { readonly loginedToHomePage: boolean };
  readonly routes: RoutesDocument;
}

/**
 * Where a guest is sent who asks for a path of a brand that shows guests nothing but its login; `undefined` when the path is open.
 * The login itself is always open, and a path that is no route is nobody's secret.
 *
 * Source: product-spec §2 "loginedToHomePage".
 */
export function loginInsteadOf({ site, routes }: GuardedSite, path: string): string | undefined {
  const login = pathOf(routes.routes, 'login');
  const route = matchRoute(routes.routes, path);
  if (!site.loginedToHomePage || login === undefined || !route || route.name === 'login') return undefined;
  return routes.guardExempt.includes(withoutTrailingSlash(path)) ? undefined : login;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
