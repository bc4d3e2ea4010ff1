/**
 * Combination in which a page is viewed: English left to right or Arabic right to left, on a phone
 * or a desktop.
 */
export interface VisualCase {
  readonly from: 'lagoon' | 'ironfield';
  readonly theme: 'light' | 'dark';
  readonly lang: 'EN' | 'AR';
  readonly width: 390 | 1280;
}

/**
 * Four cases of each brand. Together they contain every pair and every triple of values of brand,
 * theme, direction and width. The n-th cases of the two brands share no value, so pages of both
 * brands are tested in opposite cases.
 */
export const visualMatrix: readonly VisualCase[] = [
  { from: 'lagoon', theme: 'light', lang: 'EN', width: 390 },
  { from: 'lagoon', theme: 'dark', lang: 'AR', width: 390 },
  { from: 'lagoon', theme: 'light', lang: 'AR', width: 1280 },
  { from: 'lagoon', theme: 'dark', lang: 'EN', width: 1280 },
  { from: 'ironfield', theme: 'dark', lang: 'AR', width: 1280 },
  { from: 'ironfield', theme: 'light', lang: 'EN', width: 1280 },
  { from: 'ironfield', theme: 'dark', lang: 'EN', width: 390 },
  { from: 'ironfield', theme: 'light', lang: 'AR', width: 390 },
];

/** Returns the name of a case. */
export const visualName = ({ from, theme, lang, width }: VisualCase): string =>
  `${from}, ${theme}, ${lang}, ${width} px`;
