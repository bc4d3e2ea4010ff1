import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '../../../tenants');

/** A brand of the benchmark: Lagoon under another name. */
export interface BenchBrand {
  readonly id: string;
  /** Its operator; `sandbox:` when left out. */
  readonly origin?: string;
}

/** A tenants folder with the base and copies of Lagoon, gone with the benchmark. */
export interface BrandFolders extends AsyncDisposable {
  readonly folder: string;
  /** Changes one brand's site.json in one step, as an editor does. */
  readonly editSite: (id: string, changes: object) => Promise<void>;
}

/** The host of a brand of the benchmark. */
export function hostOf(id: string): string {
  return `${id}.localhost`;
}

/** Makes the folders of brands that differ in name, host, merchant and operator. */
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
  for (const { id, origin } of brands) {
    await cp(join(shipped, 'lagoon'), join(folder, id), { recursive: true });
    // The providers and keys of the shipped brands are the sandbox's: in live mode there are none.
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
        JSON.stringify({ $schema: '../../schemas/upstream.schema.json', baseUrl: origin }),
      );
  }
  return {
    folder,
    editSite,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
