/**
 * Origin of files: a disk, a database, or a record in a test.
 *
 * Shape:  paths are relative to the source's root, with forward slashes; `''` is the root itself.
 * Errors: a missing path rejects with an error whose `code` is `ENOENT`.
 */
export interface FileSource {
  list: (folder: string) => Promise<readonly FileEntry[]>;
  read: (path: string) => Promise<Uint8Array>;
}

/** One entry of a folder. */
export interface FileEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

/** Returns whether a source rejected because the path does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Creates the error of a missing path. */
export function missing(path: string): Error {
  return Object.assign(new Error(`no such file or folder: ${path}`), { code: 'ENOENT' });
}
