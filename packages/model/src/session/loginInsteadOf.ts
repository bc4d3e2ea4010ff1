import type { RoutesDocument } from '../generated/documents.gen.ts';
import { opensCentre } from '../shell/CentreBootstrap.ts';
import { matchRoute, pathOf } from '../shell/matchRoute.ts';

/** The parts of a site that decide which pages a guest may open. */
export interface GuardedSite {
  readonly site: { readonly loginedToHomePage: boolean; readonly returnAfterLogin: boolean };
  readonly routes: RoutesDocument;
}

/**
 * Returns the login address for a guest who requests a path for members or agents only, or any path
 * of a brand that requires a login; `undefined` when the path is open. The login itself is always
 * open, and so is an unknown path. The login's address contains the path for brands whose logins
 * return to the requested page, and path and query of a centre's page for all brands.
 *
 * Source: ROUTE-15, ROUTE-16.
 */
export function loginInsteadOf(
  { site, routes }: GuardedSite,
  path: string,
  search = '',
): string | undefined {
  const name = matchRoute(routes.routes, path)?.name;
  const route = name === undefined ? undefined : routes.routes[name];
  if (!route || name === 'login') return undefined;
  const isOpen =
    route.access === undefined &&
    (!site.loginedToHomePage ||
      name === 'agentLogin' ||
      routes.guardExempt.includes(withoutTrailingSlash(path)));
  const login = isOpen ? undefined : pathOf(routes.routes, loginRouteOf(route.access));
  if (login === undefined) return undefined;
  if (opensCentre(search)) return loginWithReturn(login, path + search);
  return site.returnAfterLogin ? loginWithReturn(login, path) : login;
}

/** Returns the login route for the access level of a page. */
export function loginRouteOf(access: 'member' | 'agent' | undefined): string {
  return access === 'agent' ? 'agentLogin' : 'login';
}

/** Returns a login's address with the address to return to. */
export function loginWithReturn(login: string, address: string): string {
  return `${login}?from=${encodeURIComponent(address)}`;
}

/**
 * Returns the redirect for a member who opens a login or registration page; `undefined` when the
 * member may stay. The agents' login redirects only agents.
 *
 * Source: ROUTE-16.
 */
export function homeInsteadOf(
  { routes: { routes } }: Pick<GuardedSite, 'routes'>,
  path: string,
  { agentCentre }: { readonly agentCentre: boolean },
): string | undefined {
  const name = matchRoute(routes, path)?.name;
  if (name === 'agentLogin') return agentCentre ? pathOf(routes, 'agentHome') : undefined;
  return name === 'login' || name === 'register' || name === 'forget'
    ? pathOf(routes, 'home')
    : undefined;
}

function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
