const maxReads = 32;

/**
 * Returns a value for each brand. A limited number is read at once, so that thousands of brands do
 * not exhaust the open files.
 */
export async function mapBrands<Value>(
  brands: readonly string[],
  read: (brand: string) => Promise<Value>,
): Promise<Map<string, Value>> {
  const values = new Map<string, Value>();
  const waiting = brands.values();
  const readers = Array.from({ length: maxReads }, async () => {
    for (const brand of waiting) values.set(brand, await read(brand));
  });
  await Promise.all(readers);
  return values;
}
