import type { LoadedTenant, TenantSource } from './TenantSource.ts';

/** A folder that cannot be read is a problem of that folder, not of the others. */
export async function loadOrSayWhy(load: ReturnType<TenantSource['reading']>, brand: string): Promise<LoadedTenant> {
  try {
    return await load(brand);
  } catch (error) {
    return { problems: [{ code: 'LV101', message: `could not be read: ${error instanceof Error ? error.message : String(error)}`, file: brand, line: 1, column: 1 }] };
  }
}
