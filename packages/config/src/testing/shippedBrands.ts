import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigProblem } from '../report/ConfigProblem.ts';
import { directorySource } from '../source/directorySource.ts';
import type { FileSource } from '../source/FileSource.ts';
import { listBrands } from '../read/listBrands.ts';
import { LoadCache } from '../merge/LoadCache.ts';
import { loadSchemas } from '../schema/loadSchemas.ts';
import { loadSite } from '../load/loadSite.ts';
import { memorySource } from '../source/memorySource.ts';
import { collectProblems } from '../load/collectProblems.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { callsFixture } from './callsFixture.gen.ts';

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

/** Returns all problems that `livery validate` reports for the files, for all brands together. */
export async function problemsIn(
  files: Readonly<Record<string, string>>,
  schemas: SchemaSet,
  change?: (source: FileSource) => FileSource,
): Promise<ConfigProblem[]> {
  const source = change ? change(memorySource(files)) : memorySource(files);
  const cache = new LoadCache();
  const loaded = await Promise.all(
    (await listBrands(source)).map((brand) =>
      loadSite({ source, brand, schemas, calls: callsFixture, cache }),
    ),
  );
  return collectProblems(loaded, { whole: true });
}
