/** Digits that a number represents exactly. */
const numberText = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const maxSignificantDigits = 15;

/**
 * Returns the number that a text is; `undefined` if it is none, or has more digits than a number.
 */
export function exactNumberIn(text: string): number | undefined {
  return numberText.test(text) && significantDigits(text) <= maxSignificantDigits
    ? Number(text)
    : undefined;
}

function significantDigits(text: string): number {
  return text.replace(/^-?0*|\./g, '').length;
}
