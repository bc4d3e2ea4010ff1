import type { RoutesDocument } from '../generated/documents.gen.ts';
import { matchRoute, pathOf } from '../shell/matchRoute.ts';

/** What decides where a guest may go. */
export interface GuardedSite {
  readonly site: { readonly loginedToHomePage: boolean; readonly returnAfterLogin: boolean };
  readonly routes: RoutesDocument;
}

/**
 * Where a guest is sent who asks for a path that is for members or agents only, or for a path of a
 * brand that shows guests nothing but its login; `undefined` when the path is open. The login
 * itself is always open, and a path that is no route is nobody's secret. A brand whose logins lead
 * back gets the path along.
 *
 * Source: ROUTE-15, ROUTE-16.
 */
export function loginInsteadOf({ site, routes }: GuardedSite, path: string): string | undefined {
  const name = matchRoute(routes.routes, path)?.name;
  const route = name === undefined ? undefined : routes.routes[name];
  if (!route || name === 'login') return undefined;
  const isOpen =
    route.access === undefined &&
    (!site.loginedToHomePage ||
      name === 'agentLogin' ||
      routes.guardExempt.includes(withoutTrailingSlash(path)));
  const login = isOpen ? undefined : pathOf(routes.routes, loginRouteOf(route.access));
  return login !== undefined && site.returnAfterLogin ? loginWithReturn(login, path) : login;
}

/** The route of the login for who may open a page. */
export function loginRouteOf(access: 'member' | 'agent' | undefined): string {
  return access === 'agent' ? 'agentLogin' : 'login';
}

/** A login's address that knows where to lead back to. */
export function loginWithReturn(login: string, address: string): string {
  return `${login}?from=${encodeURIComponent(address)}`;
}

/**
 * Where a member is sent that opens a page for getting in; `undefined` when it may stay. At the
 * agents' login only an agent is in already.
 *
 * Source: requirements ROUTE-16.
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
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
