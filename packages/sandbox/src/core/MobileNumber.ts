/** A mobile number as it is stored: one spelling for each. */
export interface MobileNumber {
  /** As +63. */
  readonly dialingCode: string;
  /** Digits, without the zero that is dialled inside the country. */
  readonly number: string;
}

/** As it is dialled from everywhere, and as messages name it: +639170000001. */
export function dialledAs({ dialingCode, number }: MobileNumber): string {
  return `${dialingCode}${number}`;
}

/**
 * A number as somebody typed it, with the country's dialling code; `63` and `+63` are the same, and
 * so are 0917… and 917….
 */
export function toMobileNumber(dialingCode: string, typed: string): MobileNumber {
  return {
    dialingCode: `+${dialingCode.replace('+', '')}`,
    number: typed.trim().replace(/^0/, ''),
  };
}
