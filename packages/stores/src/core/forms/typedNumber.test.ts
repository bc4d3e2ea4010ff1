import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.ts';

it.each([
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['1,000', '1,000'],
  ['١٢٣٫٤٥', '123.45'],
  ['۶۷۸۹,۰', '6789.0'],
  ['१०', '10'],
  ['๙๙', '99'],
  ['12x', '12x'],
  ['٣٬٠٠٠', '3٬000'],
])('[MEMB-06] reads the typed number %s as %s', (text, expected) => {
  expect(typedNumber(text)).toBe(expected);
});
