/**
 * Append-only list of who owns which host, shared by all servers with the same data folder, so that
 * they agree and remember it over a restart.
 */
export interface HostLog {
  /** Returns the lines appended since the last call, by any server; all lines on the first call. */
  readonly readNew: () => readonly string[];
  /** Appends lines in one write, which survives a crash. Throws if they cannot be written. */
  readonly append: (lines: readonly string[]) => void;
}

/** Returns a list in memory, for servers without a data folder. */
export function memoryHostLog(): HostLog {
  const lines: string[] = [];
  return {
    readNew: () => lines.splice(0),
    append: (added) => void lines.push(...added),
  };
}
