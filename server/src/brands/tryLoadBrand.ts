import type { LoadedTenant, TenantProblem, TenantSource } from './TenantSource.ts';

/** Loads a brand and turns an exception into a problem of that brand, so that others still load. */
export async function tryLoadBrand(
  load: ReturnType<TenantSource['reading']>,
  brand: string,
): Promise<LoadedTenant> {
  try {
    return await load(brand);
  } catch (error) {
    return { isUnread: true, problems: [unreadable(brand, error)] };
  }
}

/** Returns the problem of a folder that could not be read. */
export function unreadable(brand: string, error: unknown): TenantProblem {
  const message = `could not be read: ${messageOf(error)}`;
  return { code: 'LV101', message, file: brand, line: 1, column: 1 };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
