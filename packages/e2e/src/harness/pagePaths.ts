import { bootstrapOf } from './bootstrapOf.ts';
import { routePaths } from './routePaths.ts';
import type { TestBrand } from './TestBrand.ts';

/** One path of every route of a brand that shows everybody a page, its not-found page apart. */
export async function pagePaths(brand: TestBrand): Promise<string[]> {
  const { routes } = bootstrapOf((await brand.request('/')).body).site.routes;
  return routePaths(
    Object.fromEntries(Object.entries(routes).filter(([, { access }]) => access === undefined)),
  );
}
