import type { FileSource, SchemaSet } from '@livery/config';

/** What the command needs from the machine it runs on. */
export interface Ports {
  schemas: () => Promise<SchemaSet>;
  /** Calls that may be preloaded. */
  guestCalls: readonly string[];
  /** A folder as a source, by its absolute path. */
  open: (folder: string) => FileSource;
  absolute: (path: string) => string;
  /** An absolute path as the person who called would write it. */
  shown: (path: string) => string;
  kind: (path: string) => Promise<'file' | 'folder' | undefined>;
  out: (text: string) => void;
  error: (text: string) => void;
}
