/**
 * How a page is looked at: English from the left or Arabic from the right, on a phone or at a desk.
 */
export interface Look {
  readonly from: 'lagoon' | 'ironfield';
  readonly theme: 'light' | 'dark';
  readonly lang: 'EN' | 'AR';
  readonly width: 390 | 1280;
}

/**
 * Four looks of each brand, in which every two values of brand, theme, direction and width meet,
 * and every three. The n-th of one brand has nothing in common with the n-th of the other: what
 * both brands have is seen from two sides.
 */
export const looks: readonly Look[] = [
  { from: 'lagoon', theme: 'light', lang: 'EN', width: 390 },
  { from: 'lagoon', theme: 'dark', lang: 'AR', width: 390 },
  { from: 'lagoon', theme: 'light', lang: 'AR', width: 1280 },
  { from: 'lagoon', theme: 'dark', lang: 'EN', width: 1280 },
  { from: 'ironfield', theme: 'dark', lang: 'AR', width: 1280 },
  { from: 'ironfield', theme: 'light', lang: 'EN', width: 1280 },
  { from: 'ironfield', theme: 'dark', lang: 'EN', width: 390 },
  { from: 'ironfield', theme: 'light', lang: 'AR', width: 390 },
];

/** A look in words. */
export const lookName = ({ from, theme, lang, width }: Look): string =>
  `${from}, ${theme}, ${lang}, ${width} px`;
