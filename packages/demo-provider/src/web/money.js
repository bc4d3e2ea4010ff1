import { words } from './words.js';

/**
 * Writes amounts of a launch's currency; credits of a demonstration have no currency's sign.
 * @param {{ currency: string, minorDigits: number, demo: boolean }} launch
 * @returns {(minor: number) => string}
 */
export function moneyWriter({ currency, minorDigits, demo }) {
  const digits = { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
  const format = new Intl.NumberFormat(
    words.tag,
    demo ? digits : { ...digits, style: 'currency', currency },
  );
  return (minor) => format.format(minor / 10 ** minorDigits);
}
