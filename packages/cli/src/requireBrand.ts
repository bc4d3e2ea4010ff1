import type { Ports } from './Ports.ts';
import { openTenants } from './tenantsFolder.ts';
import { UsageError } from './UsageError.ts';
import { listBrands } from '@livery/config';

/**
 * Returns the absolute path of the tenants folder: the given one, or `tenants` in the working
 * directory.
 */
export async function findTenants(named: string | undefined, ports: Ports): Promise<string> {
  const folder = ports.absolute(named ?? 'tenants');
  if ((await ports.kind(folder)) !== 'folder')
    throw new UsageError(
      `there is no folder ${named ?? 'tenants'}; name the tenants folder with --tenants`,
    );
  return folder;
}

/** Rejects a brand that has no folder. */
export async function requireBrand(root: string, brand: string, ports: Ports): Promise<void> {
  const { source } = await openTenants(root, ports);
  const brands = await listBrands(source);
  if (!brands.includes(brand))
    throw new UsageError(`there is no brand "${brand}"; there is ${brands.join(', ')}`);
}
