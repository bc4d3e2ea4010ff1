/**
 * Where files come from: a disk, a database, a test's own record.
 *
 * Shape:  paths are relative to the source's root, with forward slashes; `''` is the root itself.
 * Errors: a path that is not there rejects with an error whose `code` is `ENOENT`.
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

/** Whether a source rejected because the path is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The error of a path that is not there. */
export function missing(path: string): Error {
  return Object.assign(new Error(`no such file or folder: ${path}`), { code: 'ENOENT' });
}
