import type { Dirent } from 'node:fs';

/** Kind and size of a path, links followed. */
export interface FileStat {
  readonly size: number;
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
}

/** A file opened for reading. */
export interface OpenFile {
  readonly stat: () => Promise<FileStat> | FileStat;
  readonly readAll: () => Promise<Uint8Array> | Uint8Array;
  readonly close: () => Promise<void> | void;
}

/** Operations of a disk. Each may return its result at once. */
export interface Disk {
  /** Resolves all links of a path. */
  readonly realpath: (path: string) => Promise<string> | string;
  readonly stat: (path: string) => Promise<FileStat> | FileStat;
  /** Returns at most `max` entries of a folder. */
  readonly entries: (folder: string, max: number) => Promise<readonly Dirent[]> | readonly Dirent[];
  /** Opens a file without waiting for the writer of a pipe. */
  readonly open: (path: string) => Promise<OpenFile> | OpenFile;
}
