/** Mobile number in canonical form, so that each number has one spelling in the database. */
export interface MobileNumber {
  /** With plus sign: +63. */
  readonly dialingCode: string;
  /** National digits without the leading zero. */
  readonly number: string;
}

/** Returns the international form used in messages: +639170000001. */
export function dialledAs({ dialingCode, number }: MobileNumber): string {
  return `${dialingCode}${number}`;
}

/** Normalizes a typed number and dialling code. `63` equals `+63`, and 0917… equals 917…. */
export function toMobileNumber(dialingCode: string, typed: string): MobileNumber {
  return {
    dialingCode: `+${dialingCode.replace('+', '')}`,
    number: typed.trim().replace(/^0/, ''),
  };
}
