import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '../../../tenants');

/** Brand of the benchmark: a copy of a shipped brand under another name. */
export interface BenchBrand {
  readonly id: string;
  /** Lagoon by default. */
  readonly copyOf?: 'lagoon' | 'ironfield';
  /** Origin of its operator; `sandbox:` by default. */
  readonly origin?: string;
  /** Limits of its calls that differ from the defaults. */
  readonly limits?: Readonly<Record<string, number>>;
}

/** Temporary tenants folder with the base and copies of shipped brands. */
export interface BrandFolders extends AsyncDisposable {
  readonly folder: string;
  /** Replaces a brand's site.json atomically, as an editor does. */
  readonly editSite: (id: string, changes: object) => Promise<void>;
}

/** Returns the host of a benchmark brand. */
export function hostOf(id: string): string {
  return `${id}.localhost`;
}

/** Creates folders of brands that differ in name, host, merchant and operator. */
export async function makeBrandFolders(brands: readonly BenchBrand[]): Promise<BrandFolders> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-tenants-'));
  await cp(join(shipped, '_base'), join(folder, '_base'), { recursive: true });
  const editSite = async (id: string, changes: object): Promise<void> => {
    const file = join(folder, id, 'site.json');
    // A document of a brand is a JSON object.
    const site = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(`${file}.tmp`, JSON.stringify({ ...site, ...changes }, null, 2));
    await rename(`${file}.tmp`, file);
  };
  for (const { id, copyOf = 'lagoon', origin, limits = {} } of brands) {
    await cp(join(shipped, copyOf), join(folder, id), { recursive: true });
    // The keys and providers of the shipped brands belong to the sandbox; live mode has none.
    await rm(join(folder, id, 'upstream.json'));
    await editSite(id, {
      name: id,
      hosts: [hostOf(id)],
      brand: { merchant: id.toUpperCase() },
      socialSignIn: [],
      botCheck: { kind: 'none' },
    });
    if (origin !== undefined)
      await writeFile(
        join(folder, id, 'upstream.json'),
        JSON.stringify({
          $schema: '../../schemas/upstream.schema.json',
          baseUrl: origin,
          limits,
        }),
      );
  }
  return {
    folder,
    editSite,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
