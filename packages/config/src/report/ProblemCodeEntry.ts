/** What a problem of one code means, and how to mend it. */
export interface ProblemCodeEntry {
  readonly severity: 'error' | 'warning';
  /**
   * Whether a comment with a reason may turn an error of this code into nothing; a warning it
   * always may.
   */
  readonly suppressible?: true;
  readonly meaning: string;
  readonly mend: string;
  /** A file of a brand "reef" that extends `lagoon`, and the one problem that makes. */
  readonly example: { readonly file: string; readonly text: string; readonly says: string };
  /** A second file the example needs. */
  readonly beside?: { readonly file: string; readonly text: string };
}
