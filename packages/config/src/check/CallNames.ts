/**
 * Names of the operator's calls that configuration may mention; the call table is another
 * package's.
 */
export interface CallNames {
  readonly operator: readonly string[];
  /** Those that may be preloaded: every guest gets the same answer. */
  readonly guest: readonly string[];
}
