/** Meaning of a problem code and how to fix the problem. */
export interface ProblemCodeEntry {
  readonly severity: 'error' | 'warning';
  /**
   * Whether a comment with a reason may suppress an error of this code. Warnings can always be
   * suppressed.
   */
  readonly suppressible?: true;
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
