import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files into a new folder, and makes the one around it if needed. The folder appears with
 * all of them at once, so that a watching server never reads an incomplete brand.
 *
 * Errors: `EEXIST` or `ENOTEMPTY` when the folder exists; nothing is left behind.
 */
export async function makeFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Names that begin with a dot are not brands.
  const draft = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    // Created with default permissions, because mkdtemp's folder is accessible to its owner only.
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
