import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';
import { listBrands } from '@livery/config';

/** The tenants folder, as an absolute path: the one named, else `tenants` here. */
export async function findTenants(named: string | undefined, ports: Ports): Promise<string> {
  const folder = ports.absolute(named ?? 'tenants');
  if ((await ports.kind(folder)) !== 'folder')
    throw new UsageError(
      `there is no folder ${named ?? 'tenants'}; name the tenants folder with --tenants`,
    );
  return folder;
}

/** Refuses a brand that has no folder. */
export async function requireBrand(root: string, brand: string, ports: Ports): Promise<void> {
  const brands = await listBrands(ports.open(root));
  if (!brands.includes(brand))
    throw new UsageError(`there is no brand "${brand}"; there is ${brands.join(', ')}`);
}
