import { expect, it } from 'vitest';
import { clockParts } from './clockParts.ts';

it.each([
  ['YYYY/MM/DD HH:mm:ss', 'HH:mm'],
  ['HH:mm', 'HH:mm'],
  ['DD.MM. h:mm:ss A', 'h:mm A'],
  ['dddd', 'dddd'],
])('[HEAD-01] shows of %s only "%s" on narrow screens', (format, expected) => {
  const parts = clockParts(format);

  expect(parts.map((part) => part.format).join('')).toBe(format);
  const narrow = parts.filter(({ isWideOnly }) => !isWideOnly);
  expect(narrow.map((part) => part.format).join('')).toBe(expected);
});
