/**
 * Names of the operator's calls that configuration may mention. Passed in, because the call table
 * belongs to another package.
 */
export interface CallNames {
  readonly operator: readonly string[];
  /** Calls that may be preloaded, because every guest receives the same reply. */
  readonly guest: readonly string[];
}
