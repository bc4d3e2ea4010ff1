import type { SocialFailure } from '@livery/model';

/** A failed sign-in with an account of another provider. */
export class SocialFault extends Error {
  override readonly name = 'SocialFault';
  /** Failure shown to the visitor. */
  readonly failure: SocialFailure;

  /** @param reason for the log, without tokens, codes or personal data. */
  constructor(failure: SocialFailure, reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.failure = failure;
  }
}
