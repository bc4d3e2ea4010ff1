import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** File modes do not exist on Windows. */
const hasModes = process.platform !== 'win32';
const othersMayWrite = 0o002;

/**
 * Returns the text of a file that only the platform's administrator should write; `undefined` if
 * there is no such file. Links are followed, because container platforms mount secrets as links,
 * but never out of `within`.
 *
 * Errors: a sentence, if the file is not a regular file of a permitted size, mode and place.
 */
export function readPrivateFile(
  file: string,
  { within, maxBytes }: { within?: string; maxBytes: number },
): string | undefined {
  const real = realPathOf(file);
  if (real === undefined) return undefined;
  if (within !== undefined && !isInside(real, within))
    throw new Error(`${file} is a link out of its folder`);
  // Without O_NONBLOCK, opening a named pipe would block the process.
  const descriptor = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const { mode, size } = checkedStat(descriptor, file);
    if (hasModes && (mode & othersMayWrite) !== 0)
      throw new Error(`${file} can be written by every user of this machine`);
    if (size > maxBytes) throw new Error(`${file} has more than ${maxBytes} bytes`);
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the path without links; `undefined` if it does not exist. */
export function realPathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return undefined;
    throw error;
  }
}

/** Returns whether a path is below a folder. Both are paths without links. */
export function isInside(file: string, folder: string): boolean {
  return file.startsWith(`${folder}${path.sep}`);
}

function checkedStat(descriptor: number, file: string): { mode: number; size: number } {
  const stat = fstatSync(descriptor);
  if (!stat.isFile()) throw new Error(`${file} is not a regular file`);
  return stat;
}
