/**
 * Where ended sessions and solved bot checks are written down, so that neither a restart nor
 * another server with the same data folder revives them.
 */
export interface AppendLog {
  /**
   * Lines that were written since the last call, here or by another server; at first all of them.
   */
  readonly readNew: () => readonly string[];
  /** Writes a line that means nothing after `untilMs`. */
  readonly append: (line: string, untilMs: number) => void;
}
