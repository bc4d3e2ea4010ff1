import type { RoutesDocument } from '@livery/model';

type Routes = RoutesDocument['routes'];

/**
 * Returns a path of each route that shows a page, one for each value of its parameters; without the
 * not-found page.
 */
export function routePaths(routes: Routes): string[] {
  return Object.entries(routes).flatMap(([name, route]) =>
    name === 'notFound' || route.page === undefined ? [] : pathsOf(route),
  );
}

function pathsOf({ paths, params = {} }: Routes[string]): string[] {
  let filled = paths.slice(0, 1);
  for (const [name, values] of Object.entries(params))
    filled = filled.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
  return filled;
}
