import { bootstrapOf } from '../http/bootstrapOf.ts';
import { routePaths } from '../http/routePaths.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** One path of every route of a brand that shows everybody a page, its not-found page apart. */
export async function pagePaths(brand: TestBrand): Promise<string[]> {
  const { routes } = bootstrapOf((await brand.request('/')).body).site.routes;
  return routePaths(
    Object.fromEntries(Object.entries(routes).filter(([, { access }]) => access === undefined)),
  );
}
