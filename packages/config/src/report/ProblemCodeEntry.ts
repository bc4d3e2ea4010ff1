/** Meaning of a problem code and how to fix the problem. */
export interface ProblemCodeEntry {
  readonly severity: 'error' | 'warning';
  /**
   * Whether a comment with a reason may suppress a problem of this code. By default, warnings can
   * be suppressed and errors cannot.
   */
  readonly suppressible?: boolean;
  readonly summary: string;
  readonly fix: string;
  /** A file of a brand "reef" that extends `lagoon`, and the one problem that it causes. */
  readonly example: {
    readonly file: string;
    readonly text: string;
    readonly expectedMessage: string;
  };
  /** A second file the example needs. */
  readonly beside?: { readonly file: string; readonly text: string };
}
