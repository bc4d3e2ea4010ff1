import { isServerPath, loginRouteOf, matchRoute, type RoutesDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

type Route = RoutesDocument['routes'][string];

const maxConcretePaths = 1_000;

/**
 * Checks that each path opens one route, that each parameter has values, and that each route shows
 * a page or redirects to one. A path that the server or the browser takes would never open.
 */
export const routes: Check = ({ documents }, report) => {
  if (!documents.routes) return;
  const all = documents.routes.routes;
  const claims = new Map<string, string>();
  if (!matchRoute(all, '/'))
    report(
      'LV401',
      Object.hasOwn(all, 'home') ? '/routes/routes/home/paths' : '/routes/routes',
      'no route has the path "/", by which visitors come; add it to "paths"',
    );
  for (const [name, route] of Object.entries(all)) {
    const at = joinPointer('/routes/routes', name);
    if ((route.page === undefined) === (route.redirect === undefined)) {
      report(
        'LV423',
        at,
        `route "${name}" has ${route.page === undefined ? 'neither a page nor a redirect' : 'both a page and a redirect'}`,
      );
    }
    if (route.page !== undefined && route.title === undefined)
      report(
        'LV750',
        at,
        `route "${name}" lacks "title", the name of its page in tabs and search results`,
      );
    if (route.redirect !== undefined && !matchRoute(all, pathOnly(route.redirect)))
      report('LV401', `${at}/redirect`, `no route has the path "${route.redirect}"`);
    const login = route.access === undefined ? undefined : loginRouteOf(route.access);
    if (login !== undefined && !Object.hasOwn(all, login))
      report(
        'LV401',
        `${at}/access`,
        `guests are sent to the route "${login}", which is not there`,
      );
    for (const [index, path] of route.paths.entries()) {
      const pointer = `${at}/paths/${index}`;
      const unknown = parametersOf(path).filter((parameter) => !route.params?.[parameter]);
      const broken = path
        .split('/')
        .find((segment) => /[{}]/.test(segment) && !/^\{[A-Za-z][A-Za-z0-9]*\}$/.test(segment));
      if (broken !== undefined)
        report(
          'LV422',
          pointer,
          `"${broken}": a parameter is a whole part of the path, as in /{games}`,
        );
      else if (unknown.length > 0)
        report(
          'LV422',
          pointer,
          `path parameter "${unknown[0]}" has no values; list them in "params"`,
        );
      else if (countOfPaths(path, route) > maxConcretePaths)
        report(
          'LV422',
          pointer,
          `"${path}" covers more than ${maxConcretePaths} paths; list fewer values`,
        );
      else {
        const claimed = concretePaths(path, route).map(
          (concrete) => [concrete, claims.get(concrete)] as const,
        );
        const [concrete, owner] = claimed.find(([, claimant]) => claimant !== undefined) ?? [];
        const unreachable = claimed
          .map(([address]) => whyUnreachable(address))
          .find((reason) => reason !== undefined);
        if (unreachable !== undefined) report('LV444', pointer, unreachable);
        else if (owner !== undefined)
          report('LV421', pointer, `${concrete} is claimed by route "${owner}" already`);
        for (const [free, claimant] of claimed) if (claimant === undefined) claims.set(free, name);
      }
    }
  }
};

function parametersOf(path: string): string[] {
  return Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, name]) => name ?? '');
}

/** Returns the number of concrete paths of a pattern. */
function countOfPaths(path: string, route: Route): number {
  return parametersOf(path).reduce(
    (count, parameter) => count * (route.params?.[parameter]?.length ?? 0),
    1,
  );
}

/** Returns the concrete paths of a pattern. A trailing slash does not matter. */
function concretePaths(path: string, route: Route): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const paths = segments.reduce<string[]>(
    (prefixes, segment) => {
      const values = segment.startsWith('{')
        ? (route.params?.[segment.slice(1, -1)] ?? [])
        : [segment];
      return prefixes.flatMap((prefix) => values.map((value) => `${prefix}/${value}`));
    },
    [''],
  );
  return paths.map((concrete) => concrete || '/');
}

/** Returns why a concrete path never opens a page. */
function whyUnreachable(path: string): string | undefined {
  if (isServerPath(path)) return `${path} is answered by the server itself`;
  return /\/\.\.?(?:\/|$)/.test(path)
    ? `${path} has a part "." or "..", which browsers resolve`
    : undefined;
}

/** Returns the first concrete path of a route. */
export function firstPath(route: Route): string {
  return (route.paths[0] ?? '/').replaceAll(
    /\{([^{}]*)\}/g,
    (_, parameter: string) => route.params?.[parameter]?.[0] ?? '',
  );
}

/** Returns a target without query and fragment. */
export function pathOnly(target: string): string {
  return target.split(/[?#]/)[0] ?? target;
}
