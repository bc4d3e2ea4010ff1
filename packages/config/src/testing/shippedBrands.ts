import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directorySource } from '../source/directorySource.ts';
import { loadSchemas } from '../schema/loadSchemas.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const brands = ['_base', 'lagoon', 'ironfield'];

/** The platform's schemas with the real components. */
export function shippedSchemas(): Promise<SchemaSet> {
  return loadSchemas(directorySource(repository));
}

/** The shipped brands' files, by their path below the tenants folder. */
export async function shippedBrands(): Promise<Record<string, string>> {
  const tenants = join(repository, 'tenants');
  const found = await Promise.all(
    brands.map((brand) => readdir(join(tenants, brand), { recursive: true, withFileTypes: true })),
  );
  const paths = found
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path): Promise<[string, string]> => [
        path.slice(tenants.length + 1).replaceAll('\\', '/'),
        await readFile(path, 'utf8'),
      ]),
    ),
  );
}
