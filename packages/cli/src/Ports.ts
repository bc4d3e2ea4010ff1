import type { CallNames, FileSource, SchemaSet } from '@livery/config';

/** What the command needs from the machine it runs on. */
export interface Ports {
  schemas: () => Promise<SchemaSet>;
  /** Calls that configuration may name. */
  calls: CallNames;
  /** A folder as a source, by its absolute path. */
  open: (folder: string) => FileSource;
  absolute: (path: string) => string;
  /** An absolute path as the person who called would write it, with forward slashes. */
  shown: (path: string) => string;
  kind: (path: string) => Promise<'file' | 'folder' | undefined>;
  /** The files and folders a pattern with `*`, `?`, `[…]` or `{…}` stands for. */
  glob: (pattern: string) => Promise<readonly string[]>;
  /**
   * Makes a folder with these files, all of them or nothing; paths are relative to it.
   *
   * Errors: rejects when it is there already.
   */
  makeFolder: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** A file's text. */
  read: (path: string) => Promise<string>;
  /** Writes a file; its folder is made. */
  write: (path: string, text: string) => Promise<void>;
  out: (text: string) => void;
  error: (text: string) => void;
}
