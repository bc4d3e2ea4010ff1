import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

let count = 0;

/**
 * Writes a file so that after a crash at any time either the old or the new content is complete.
 */
export async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  count += 1;
  const fresh = path.join(folder, `.${path.basename(file)}-${process.pid}-${count}`);
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
  // The rename is durable only after the folder is synced.
  const parent = await open(folder, 'r');
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
}
