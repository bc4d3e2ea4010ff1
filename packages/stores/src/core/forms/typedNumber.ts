/** Digits that keypads of some languages type, by their zero; the others follow it. */
const zeros = ['٠', '۰', '०', '๐'] as const;
const foreignDigit = /[٠-٩۰-۹०-९๐-๙]/g;

/**
 * Returns a typed number with ASCII digits and a decimal point. A comma counts as a point only
 * before as many digits as the number may have decimals, because in others it separates thousands.
 */
export function typedNumber(text: string, maxDecimals = 2): string {
  const number = text.replace(foreignDigit, asciiDigit).replace('٫', '.');
  const [, whole, decimals = ''] = /^(\d{1,12}),(\d+)$/.exec(number) ?? [];
  return whole !== undefined && decimals.length <= maxDecimals ? `${whole}.${decimals}` : number;
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each.charCodeAt(0) && code < each.charCodeAt(0) + 10);
  return zero === undefined ? digit : String(code - zero.charCodeAt(0));
}
