import type { CallContract } from '@livery/model';

/**
 * The operator's calls, as far as configuration mentions them. Passed in, because the call table
 * belongs to another package.
 */
export interface CallCatalogue {
  /** Names of all calls. */
  readonly operator: readonly string[];
  /** Calls that may be preloaded, because every guest receives the same reply. */
  readonly guest: readonly string[];
  /** Returns what a call sends and receives; `undefined` if there is no such call. */
  readonly contractOf: (call: string) => CallContract | undefined;
}
