import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Name, size, time and inode of every file below a folder: a text that changes with every edit, rename or swap. `undefined` when there is no such folder. */
export function directoryStamp(folder: string): string | undefined {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted().map((name) => line(folder, name)).join('\n');
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
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
