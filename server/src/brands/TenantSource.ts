import type { PackedSite } from '../snapshots/PackedSite.ts';

/** Where brands come from: a folder of folders, as far as the registry sees it. */
export interface TenantSource {
  /**
   * Names of the folders. Rejects while they cannot be listed, which is not the same as there being
   * none.
   */
  brands: () => Promise<readonly string[]>;
  /**
   * A short text that changes with every edit of the folder; `undefined` when the folder is gone.
   */
  stamp: (brand: string) => string | undefined;
  /**
   * One reading of the folders as they are now: the brands it loads share their parents, read once.
   */
  reading: () => (brand: string) => Promise<LoadedTenant>;
  /** An asset's bytes, by the path its `Asset` names. */
  read: (file: string) => Promise<Buffer>;
  /**
   * Tells of changes as soon as it can; `undefined` is "some folder came or went". Returns how to
   * stop.
   */
  watch: (onChange: (brand: string | undefined) => void) => () => void;
}

/** A folder, read: the site, or why there is none. */
export interface LoadedTenant {
  readonly packed?: PackedSite;
  readonly problems: readonly TenantProblem[];
  /** The reading itself came to grief: the same folder may well be read another time. */
  readonly isUnread?: true;
}

/** What is wrong with a folder, and where. */
export interface TenantProblem {
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A warning does not keep a site from being served. */
  readonly severity?: 'error' | 'warning';
}

/** A problem as a person reads it, with the place an editor jumps to. */
export function problemLine({ code, message, file, line, column }: TenantProblem): string {
  return `${code} ${message}  ${file}:${line}:${column}`;
}
