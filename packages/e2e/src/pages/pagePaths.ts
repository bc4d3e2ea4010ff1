import { bootstrapOf } from '../http/bootstrapOf.ts';
import { routePaths } from '../http/routePaths.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** Returns a path of each public route of a brand that shows a page, except its not-found page. */
export async function pagePaths(brand: TestBrand): Promise<string[]> {
  const { routes } = bootstrapOf((await brand.request('/')).body).site.routes;
  return routePaths(
    Object.fromEntries(Object.entries(routes).filter(([, { access }]) => access === undefined)),
  );
}
