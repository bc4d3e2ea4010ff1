import { matchRoute, type RoutesDocument } from '@livery/model';
import { hintOf } from '../source/nearestName.ts';

/** Returns the route that is meant by the name of its page or by its path, as a hint. */
export function routeHint(name: string, routes: RoutesDocument['routes']): string {
  const path = name.startsWith('/') ? name : `/${name}`;
  const byPath = matchRoute(routes, path)?.name;
  const byPage = Object.keys(routes).filter((route) => routes[route]?.page === name);
  const meant = byPath ?? (byPage.length === 1 ? byPage[0] : undefined);
  return meant === undefined ? '' : hintOf(meant);
}
