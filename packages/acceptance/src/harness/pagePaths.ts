import type { RoutesDocument } from '@livery/contract';
import { bootstrapOf } from './bootstrapOf.ts';
import type { TestBrand } from './TestBrand.ts';

/** One path of every route of a brand that shows a page, its not-found page apart. */
export async function pagePaths(brand: TestBrand): Promise<string[]> {
  const { routes } = bootstrapOf((await brand.request('/')).body).site.routes;
  return Object.entries(routes).flatMap(([name, route]) => (name === 'notFound' || route.page === undefined ? [] : pathsOf(route)));
}

/** The first path, once for each value its parameters may have. */
function pathsOf({ paths, params = {} }: RoutesDocument['routes'][string]): string[] {
  let filled = paths.slice(0, 1);
  for (const [name, values] of Object.entries(params)) filled = filled.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
  return filled;
}
