/**
 * Origin of files: a disk, a database, or a record in a test.
 *
 * Shape:  paths are relative to the source's root, with forward slashes; `''` is the root itself.
 * Errors: a missing path rejects with an error whose `code` is `ENOENT`, a path that a link leads
 *         out of its top folder with `EOUTSIDE`, and a file that is too large with `EFBIG`.
 */
export interface FileSource {
  list: (folder: string) => Promise<readonly FileEntry[]>;
  read: (path: string) => Promise<Uint8Array>;
}

/** One entry of a folder. */
export interface FileEntry {
  readonly name: string;
  /** A `link` leads to a folder and is not followed, because it may lead back to where it is. */
  readonly kind: 'file' | 'folder' | 'link';
}

/** Returns whether a source rejected because the path does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Returns whether a source rejected because a link leads out of its top folder. */
export function isOutside(error: unknown): boolean {
  return hasCode(error, 'EOUTSIDE');
}

/** Returns whether a source rejected because a file is too large. */
export function isTooLarge(error: unknown): boolean {
  return hasCode(error, 'EFBIG');
}

/** Creates the error of a missing path. */
export function missing(path: string): Error {
  return Object.assign(new Error(`no such file or folder: ${path}`), { code: 'ENOENT' });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
