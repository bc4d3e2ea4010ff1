/** Files of one chain of audit lines, one for each day. */
export interface AuditSink {
  /** Resolves to the last line that is written down, after the removal of an incomplete one. */
  readonly open: () => Promise<{
    readonly lastLine: string | undefined;
    readonly removedBytes: number;
  }>;
  /** Appends complete lines to the file of a day, all of them or none. */
  readonly append: (day: string, text: string) => Promise<void>;
}
