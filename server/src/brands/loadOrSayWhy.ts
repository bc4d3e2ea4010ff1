import type { LoadedTenant, TenantSource } from './TenantSource.ts';

/** A folder that cannot be read is a problem of that folder, not of the others. */
export async function loadOrSayWhy(
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
