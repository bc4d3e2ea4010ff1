import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a hash over name, size, time and inode of every file below a folder, which changes with every
 * edit, rename or swap; `undefined` if the folder does not exist.
 */
export function directoryFingerprint(folder: string): string | undefined {
  try {
    const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((name) => line(folder, name));
    return createHash('sha256').update(lines.join('\n')).digest('base64');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function line(folder: string, name: string): string {
  const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return found?.isFile() ? `${name} ${found.size} ${found.mtimeMs} ${found.ino}` : name;
}

function isGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
