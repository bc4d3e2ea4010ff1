/**
 * What was typed or pasted into fields of codes and numbers, as it is checked, shown and sent. A
 * text that does not have the form of its field stays as it is, so that its field's rule names it.
 */

/** Characters without a shape that come along when text is copied: joiners, marks of direction. */
const shapeless = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const spaces = /\s/g;
const hyphens = /[-\u2010-\u2015\u2212]/g;

/** Returns a text with ASCII digits and letters of normal width, without shapeless characters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(shapeless, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();
}

/** Returns the ASCII digit of a digit of any script. The ten digits of a script are a sequence. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return code < 0x80 ? digit : String(value);
}

/** Returns a number that is no amount, for example a payment password: `12 34` → `1234`. */
export function typedDigits(text: string): string {
  const digits = plain(text).replace(spaces, '').replace(hyphens, '');
  return /^\d+$/.test(digits) ? digits : text;
}

/**
 * Returns a code that was sent, without the spaces and the letters of its sender: `G-123 456` →
 * `123456`. A code that has letters inside keeps them.
 */
export function typedCode(text: string): string {
  const code = plain(text).replace(spaces, '');
  const digits = code.replace(/^[A-Z]{1,3}[-\u2010-\u2015\u2212](?=\d)/i, '').replace(hyphens, '');
  if (/^\d+$/.test(digits)) return digits;
  return /\d/.test(code) ? code : text;
}

/** Returns the characters of a captcha, which has no spaces. */
export function typedCaptcha(text: string): string {
  return plain(text).replace(spaces, '');
}

/** Returns a phone number as digits, after its plus: `+63 917 123-4567` → `+639171234567`. */
export function typedPhone(text: string): string {
  const number = plain(text).replace(spaces, '').replace(hyphens, '').replace(/[().]/g, '');
  return /^\+?\d+$/.test(number) ? number : text;
}

/** Returns the number of an account without spaces, and without hyphens if it has digits only. */
export function typedAccount(text: string): string {
  const number = plain(text).replace(spaces, '');
  const digits = number.replace(hyphens, '');
  return /^\d+$/.test(digits) ? digits : number;
}

/** Marks of a language's numbers, in which a thousand is separated and decimals begin. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Marks in which the site shows amounts in every language. */
export const plainMarks: NumberMarks = { decimal: '.', group: ',' };
const commaMarks: NumberMarks = { decimal: ',', group: '' };

/** A number as it was typed, or why it is none. */
export type TypedNumber =
  | { readonly status: 'read'; readonly text: string }
  | { readonly status: 'ambiguous' | 'wrong' };

/**
 * Reads a typed number. The result has ASCII digits, and a point before decimals.
 *
 * A text has up to three readings: that of the language, the plain one in which the site shows
 * amounts (`1,234.50`), and, for keypads without a point, a comma before as many digits as the
 * field takes decimals. Marks of groups are read only before groups of three digits (two in the
 * middle, as in Hindi). If the readings differ, the text is ambiguous and no amount, because one of
 * them might be a thousand times what the player meant: `1,234` where a comma begins decimals.
 *
 * @param maxDecimals decimals that the field takes; without any, marks separate groups only.
 */
export function readNumber(
  text: string,
  { marks, maxDecimals }: { readonly marks: NumberMarks; readonly maxDecimals: number },
): TypedNumber {
  const typed = plain(text)
    .replace(/،/g, ',')
    // Between digits, these separate groups in every language.
    .replace(/(?<digit>\d)[\s'’](?=\d{3}(?!\d))/g, '$<digit>');
  const readings = new Set(
    [
      readingBy(marks, typed),
      readingBy(plainMarks, typed),
      readingBy(commaMarks, typed, maxDecimals),
    ].filter((reading) => reading !== undefined),
  );
  const whole = [...readings].filter((reading) => !reading.includes('.'));
  const possible = maxDecimals === 0 && whole.length > 0 ? whole : [...readings];
  const [first, ...others] = possible;
  if (first === undefined) return { status: 'wrong' };
  return others.length > 0 ? { status: 'ambiguous' } : { status: 'read', text: first };
}

/** Returns a typed number as `readNumber` reads it, else the text as it is. */
export function typedNumber(text: string, options: Parameters<typeof readNumber>[1]): string {
  const number = readNumber(text, options);
  return number.status === 'read' ? number.text : text.trim();
}

/** Returns the number that a text is by the marks; `undefined` if it is none by them. */
function readingBy(
  { decimal, group }: NumberMarks,
  text: string,
  maxDecimals = 12,
): string | undefined {
  // The Arabic marks have one meaning in every language.
  const place = Math.max(text.indexOf('٫'), text.indexOf(decimal));
  const whole = place < 0 ? text : text.slice(0, place);
  const decimals = place < 0 ? undefined : text.slice(place + 1);
  if (decimals !== undefined && (!/^\d{1,12}$/.test(decimals) || decimals.length > maxDecimals))
    return undefined;
  const groups = whole.split('٬').flatMap((part) => (group === '' ? [part] : part.split(group)));
  const digits = groups.join('');
  if (!/^\d{1,15}$/.test(digits) || !isGrouped(groups)) return undefined;
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Returns whether the digits are one group, or groups as numbers have them. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  if (others.length === 0) return true;
  const isFirst = /^[1-9]\d{0,2}$/.test(first);
  return (
    isFirst &&
    others.every(({ length }, at) => length === 3 || (length === 2 && at < others.length - 1))
  );
}
