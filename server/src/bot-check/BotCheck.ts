import type { Site } from '@livery/model';

/** What a bot check is asked about: a call of a brand. */
export interface CheckedCall {
  readonly site: Site;
  /** The call's name. */
  readonly call: string;
}

/**
 * One kind of bot check: the embedded one, or an adapter of a hosted one. `botCheckContract` tests
 * what each has to do.
 */
export interface BotCheck {
  /**
   * A puzzle for one call, at most 8,192 characters; the browser's solver of the same kind reads
   * it.
   */
  readonly challenge: (asked: CheckedCall) => Promise<string>;
  /**
   * Whether a solution belongs to a puzzle of this brand and call, in time and for the first time.
   * Never rejects because of what a visitor sent.
   */
  readonly verify: (asked: CheckedCall & { readonly solution: string }) => Promise<boolean>;
}
