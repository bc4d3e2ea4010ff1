import type { UpstreamRequest } from '@livery/api/upstreamRequest';
import type { CallCatalogue, FileSource, SchemaSet, ServingSettings } from '@livery/config';

/** The parts of the operating system that the command uses. */
export interface Ports {
  /** Version of this program. */
  version: string;
  schemas: () => Promise<SchemaSet>;
  /** Whether the program runs in Livery's own repository, not from its package. */
  isRepository: boolean;
  /** Absolute path of the folder of the schemas that documents name for editors. */
  schemaFolder: string;
  /**
   * The `_base` of tenants folders that have none of their own; of all, if it was chosen with
   * `--base`.
   */
  base: { readonly folder: string; readonly isChosen: boolean };
  /** Calls that configuration may name. */
  calls: CallCatalogue;
  /** Opens a folder as a file source, by its absolute path. */
  open: (folder: string) => FileSource;
  absolute: (path: string) => string;
  /** Returns an absolute path relative to the user's working directory, with forward slashes. */
  displayPath: (path: string) => string;
  kind: (path: string) => Promise<'file' | 'folder' | undefined>;
  /** Returns the files and folders that match a pattern with `*`, `?`, `[…]` or `{…}`. */
  glob: (pattern: string) => Promise<readonly string[]>;
  /**
   * Creates a folder with all of these files, or fails without leaving any; paths are relative to
   * it.
   *
   * Errors: rejects when the folder already exists.
   */
  makeFolder: (folder: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Returns a file's text. */
  read: (path: string) => Promise<string>;
  /** Writes a file and creates its folder. */
  write: (path: string, text: string) => Promise<void>;
  /** Runs git in a folder and returns its output; rejects where git fails. */
  git: (folder: string, args: readonly string[]) => Promise<Buffer>;
  /** Sends a request to an operator; rejects without a reply. */
  send: (request: UpstreamRequest) => Promise<{ status: number; body: Buffer }>;
  /** Ports of the site and of the sandbox on this machine. */
  localPorts: { readonly site: string; readonly sandbox: string };
  env: Readonly<Record<string, string | undefined>>;
  /**
   * Reads the settings of a live server. Errors: `SettingsError`.
   *
   * @param options.isComplete whether variables that are not set have their defaults.
   */
  servingSettings: (options: {
    env: Ports['env'];
    isComplete: boolean;
    onFault: (message: string) => void;
  }) => ServingSettings;
  /** Returns a secret of a brand by its name in upstream.json. */
  secret: (brand: string, name: string) => string | undefined;
  nowMs: () => number;
  /** Returns standard input and output, for a protocol. */
  streams: () => { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream };
  out: (text: string) => void;
  error: (text: string) => void;
}
