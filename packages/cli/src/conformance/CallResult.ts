/**
 * What a call of an operator is like:
 *
 * - `pass`: fits the call table; `mapped`: fits it by the mapping of upstream.json
 * - `refused`: refused in the right form, so its reply is unknown
 * - `missing`: the operator does not have it
 * - `wrong`: no reply, or one that does not fit
 * - `skipped`: not made, because it needs an example
 */
export type Verdict = 'pass' | 'mapped' | 'refused' | 'missing' | 'wrong' | 'skipped';

/** Result of one call, or of one property of a call. */
export interface CallResult {
  readonly call: string;
  readonly verdict: Verdict;
  readonly detail?: string;
}

/** Returns whether a result makes the command fail. */
export function isFailure({ verdict }: CallResult): boolean {
  return verdict === 'missing' || verdict === 'wrong';
}
