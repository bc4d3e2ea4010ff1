import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files into a new folder that appears with all of them at once: a server that watches never
 * sees half a brand.
 *
 * Errors: `EEXIST` or `ENOTEMPTY` when there is such a folder; nothing is left behind.
 */
export async function makeFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  // Names that begin with a dot are no brands.
  const draft = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    // Made with rights of their own: mkdtemp's folder is closed to everybody else.
    const inside = join(draft, 'brand');
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(inside, path)), { recursive: true });
      await writeFile(join(inside, path), bytes);
    }
    await rename(inside, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
