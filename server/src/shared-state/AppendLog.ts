/**
 * Append-only log of ended sessions and solved bot checks, so that they stay invalid after a
 * restart and on other servers with the same data folder.
 */
export interface AppendLog {
  /**
   * Returns the lines appended since the last call, by any server; all lines on the first call.
   */
  readonly readNew: () => readonly string[];
  /** Appends a line that expires at `untilMs`. Throws if it was not written completely. */
  readonly append: (line: string, untilMs: number) => void;
  /** Resolves when all lines appended before the call survive a loss of power. */
  readonly sync: () => Promise<void>;
}
