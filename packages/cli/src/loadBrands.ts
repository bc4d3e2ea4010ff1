import { LoadCache, loadSite, type LoadedSite } from '@livery/config';
import type { Ports } from './Ports.ts';
import { openTenants } from './tenantsFolder.ts';

/** Loads brands of one tenants folder together. */
export async function loadBrands(
  root: string,
  brands: readonly string[],
  ports: Ports,
): Promise<LoadedSite[]> {
  const schemas = await ports.schemas();
  const { source } = await openTenants(root, ports);
  const cache = new LoadCache();
  return Promise.all(
    brands.map((brand) => loadSite({ source, brand, schemas, calls: ports.calls, cache })),
  );
}
