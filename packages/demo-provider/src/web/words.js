/** @import { PlayWords } from '../server/page/playWords.ts' */

/** The page's texts, as they came with it. @type {PlayWords} */
export const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}');

/**
 * A text with its values in place.
 * @param {string} text
 * @param {Readonly<Record<string, string | number>>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
