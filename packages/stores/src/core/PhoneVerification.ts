import { phoneFaults, type PhoneFault, type TextKey } from '@livery/model';

/** A mobile number as entered, with the dialling code of its country if known. */
export interface PhoneNumber {
  readonly mobileNo: string;
  readonly countryDialingCode?: string;
}

/**
 * Verifies that a mobile number belongs to the visitor. Implemented by the embedded verifier and by
 * adapters of hosted ones; all must pass `phoneVerificationContract`.
 *
 * Errors: a {@link PhoneError}, or the `ApiError` of a call without a reply.
 * Source: SMSC-06 to SMSC-09.
 */
export interface PhoneVerification {
  /** Sends a code to a number. */
  readonly send: (number: PhoneNumber) => Promise<void>;
  /** Submits the code sent last. @returns the id token for the registration. */
  readonly confirm: (code: string) => Promise<string>;
}

/** Why a verification failed: a fault of the verifier, a closed popup, or an unknown error. */
export type PhoneErrorCode = PhoneFault | 'closed' | 'unknown';

/** Every {@link PhoneErrorCode}. */
export const phoneErrorCodes: readonly PhoneErrorCode[] = [...phoneFaults, 'closed', 'unknown'];

/** Error of a failed phone verification. */
export class PhoneError extends Error {
  override readonly name = 'PhoneError';
  readonly code: PhoneErrorCode;

  constructor(code: PhoneErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }

  /** Key of the message. */
  get textKey(): TextKey {
    return `phone.${this.code}`;
  }
}
