import type { LoadedTenant, TenantSource } from './TenantSource.ts';

/** Loads a brand and turns an exception into a problem of that brand, so that others still load. */
export async function tryLoadBrand(
  load: ReturnType<TenantSource['reading']>,
  brand: string,
): Promise<LoadedTenant> {
  try {
    return await load(brand);
  } catch (error) {
    const message = `could not be read: ${error instanceof Error ? error.message : String(error)}`;
    return {
      isUnread: true,
      problems: [{ code: 'LV101', message, file: brand, line: 1, column: 1 }],
    };
  }
}
