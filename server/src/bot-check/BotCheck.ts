import type { Site } from '@livery/model';
import type { AcceptedClaim } from '../shared-state/SharedState.ts';

/** A call of a brand that requires a bot check. */
export interface CheckedCall {
  readonly site: Site;
  /** The call's name. */
  readonly call: string;
}

/** A call for which a bot check is issued. */
export interface IssuedCheck extends CheckedCall {
  /** How many times the brand's effort the check should cost; a hosted check may ignore it. */
  readonly effort?: number;
}

/**
 * One kind of bot check: the embedded one, or an adapter of a hosted service. `botCheckContract`
 * tests each of them.
 */
export interface BotCheck {
  /**
   * Returns a puzzle for one call, of at most 8,192 characters, for the browser's solver of the
   * same kind.
   */
  readonly challenge: (subject: IssuedCheck) => Promise<string>;
  /**
   * Resolves to the claim of a solution that solves a puzzle of this brand and call, in time and
   * for the first time; otherwise to `undefined`. Invalid input never rejects. A hosted service
   * that accepts each solution once itself leaves nothing unconfirmed.
   */
  readonly verify: (
    subject: CheckedCall & { readonly solution: string },
  ) => Promise<AcceptedClaim | undefined>;
}
