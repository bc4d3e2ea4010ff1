import { phoneFaults, type PhoneFault, type TextKey } from '@livery/model';

/** A mobile number as it was typed, with its country's dialling code where that is known. */
export interface PhoneNumber {
  readonly mobileNo: string;
  readonly countryDialingCode?: string;
}

/**
 * Proves that a mobile number is the visitor's: the embedded verifier, or an adapter of a hosted
 * one. Both reject with a {@link PhoneError}, or with the ApiError of a call that nobody answered.
 * `phoneVerificationContract` tests what each has to do.
 *
 * Source: product-spec §3 "third-party phone verification", §8 "Phone-auth errors".
 */
export interface PhoneVerification {
  /** Has a code sent. */
  readonly send: (number: PhoneNumber) => Promise<void>;
  /** Shows the code of the last sending. @returns the id token a registration carries. */
  readonly confirm: (code: string) => Promise<string>;
}

/**
 * How a verification can fail: as the verifier says, because the visitor closed it, or in a way
 * without a name.
 */
export type PhoneErrorCode = PhoneFault | 'closed' | 'unknown';

/** Every {@link PhoneErrorCode}. */
export const phoneErrorCodes: readonly PhoneErrorCode[] = [...phoneFaults, 'closed', 'unknown'];

/** A number that was not verified. */
export class PhoneError extends Error {
  override readonly name = 'PhoneError';
  readonly code: PhoneErrorCode;

  constructor(code: PhoneErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }

  /** The sentence that says so. */
  get textKey(): TextKey {
    return `phone.${this.code}`;
  }
}
