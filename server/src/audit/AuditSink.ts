/**
 * Files of one chain of audit lines in the order of writing; a new one begins when the day changes.
 */
export interface AuditSink {
  /** Resolves to the last line that is written down, after the removal of an incomplete one. */
  readonly open: () => Promise<{
    readonly lastLine: string | undefined;
    readonly removedBytes: number;
  }>;
  /**
   * Appends complete lines, all of them or none: to the newest file if it is of this day, otherwise
   * to a new one, also if the clock was set back to an earlier day.
   */
  readonly append: (day: string, text: string) => Promise<void>;
}
