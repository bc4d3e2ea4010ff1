import type { RoutesDocument } from '../generated/documents.gen.ts';

/** Result of matching a path of the site. */
export interface RouteMatch {
  /** Name in routes.json; `notFound` when no route has the path. */
  readonly name: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The game category of the page. */
  readonly gameType?: string;
  readonly bannerGroup?: string;
}

/**
 * Returns the first route of routes.json that matches a path. A trailing slash does not matter.
 *
 * Source: ROUTE-09, ROUTE-13.
 */
export function matchRoute(routes: RoutesDocument['routes'], path: string): RouteMatch | undefined {
  const segments = segmentsOf(path);
  for (const [name, route] of Object.entries(routes)) {
    for (const pattern of route.paths) {
      const params = matchSegments(segmentsOf(pattern), segments, route.params ?? {});
      if (!params) continue;
      const gameType = route.gameType ?? params.games?.toUpperCase();
      return {
        name,
        path,
        params,
        ...(gameType === undefined ? {} : { gameType }),
        ...(route.bannerGroup === undefined ? {} : { bannerGroup: route.bannerGroup }),
      };
    }
  }
  return undefined;
}

/**
 * Returns the canonical path of a route; `undefined` when a parameter is missing that has more than
 * one possible value.
 */
export function pathOf(
  routes: RoutesDocument['routes'],
  name: string,
  params: Readonly<Record<string, string>> = {},
): string | undefined {
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  const segments = route?.paths[0]?.split('/').map((segment) => {
    const parameter = parameterOf(segment);
    return parameter === undefined
      ? segment
      : (params[parameter] ?? onlyOf(route.params?.[parameter]));
  });
  if (!segments) return undefined;
  return segments.includes(undefined) ? undefined : segments.join('/');
}

function onlyOf(values: readonly string[] = []): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
  allowed: Readonly<Record<string, readonly string[]>>,
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = segments[index] ?? '';
    const parameter = parameterOf(segment);
    if (parameter === undefined) {
      if (segment !== value) return undefined;
    } else {
      if (!allowed[parameter]?.includes(value)) return undefined;
      params[parameter] = value;
    }
  }
  return params;
}

function parameterOf(segment: string): string | undefined {
  return segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
