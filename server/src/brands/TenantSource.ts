import type { Logger } from 'pino';
import type { PackedSite } from '../snapshots/PackedSite.ts';

/** Source of brands for the registry: a folder with one folder per brand. */
export interface TenantSource {
  /**
   * Returns the names of the folders. Rejects if they cannot be listed, which differs from an empty
   * list.
   */
  brands: () => Promise<readonly string[]>;
  /** Looks at a brand's folder without reading its files. Takes bounded time. */
  inspect: (brand: string) => Promise<FolderInspection>;
  /**
   * Starts one pass over the folders and returns its loader. Brands of one pass share their
   * parents, which are read once.
   */
  reading: () => (brand: string) => Promise<LoadedTenant>;
  /** Returns an asset's bytes by the path in its `Asset`. */
  read: (file: string) => Promise<Buffer>;
  /**
   * Reports changes; `undefined` stands for folders added or removed. Returns a function that stops
   * watching.
   */
  watch: (onChange: (brand: string | undefined) => void) => () => void;
}

/** State of a brand's folder. Has neither fingerprint nor problem if the folder does not exist. */
export interface FolderInspection {
  /** Short text that changes with every edit of the folder. */
  readonly fingerprint?: string;
  /** Why the folder cannot be inspected. */
  readonly problem?: TenantProblem;
  /** The folder has a file `.closed`: an operator closed the brand. */
  readonly isClosed?: true;
  /** CPU time of the inspection, so that polling can limit itself; absent if it is not measured. */
  readonly cpuMs?: number;
}

/** Returns whether an inspection met no folder. */
export function isGone({ fingerprint, problem }: FolderInspection): boolean {
  return fingerprint === undefined && problem === undefined;
}

/** Result of loading a folder: the site, or the problems that prevent it. */
export interface LoadedTenant {
  readonly packed?: PackedSite;
  readonly problems: readonly TenantProblem[];
  /** Loading failed for a technical reason, so a retry may succeed. */
  readonly isUnread?: true;
  /** The folder does not exist any more. */
  readonly isGone?: true;
}

/** A problem in a folder, with its location. */
export interface TenantProblem {
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Warnings do not prevent a site from being served. */
  readonly severity?: 'error' | 'warning';
}

/** Formats a problem, with a location that editors can open. */
export function problemLine({ code, message, file, line, column }: TenantProblem): string {
  return `${code} ${message}  ${file}:${line}:${column}`;
}

/** Logs problems of a brand, each at its severity. */
export function reportProblems(
  logger: Logger,
  brand: string,
  problems: readonly TenantProblem[],
): void {
  for (const problem of problems)
    logger[problem.severity === 'warning' ? 'warn' : 'error'](
      { brand, code: problem.code },
      `${brand}: ${problemLine(problem)}`,
    );
}
