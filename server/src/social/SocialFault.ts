import type { SocialFailure } from '@livery/model';

/** A sign-in with another account that came to nothing. */
export class SocialFault extends Error {
  override readonly name = 'SocialFault';
  /** What the visitor is told. */
  readonly failure: SocialFailure;

  /** @param reason for the log: without a token, a code or a name of somebody. */
  constructor(failure: SocialFailure, reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.failure = failure;
  }
}
