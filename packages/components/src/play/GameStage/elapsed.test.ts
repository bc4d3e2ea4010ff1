import { expect, it } from 'vitest';
import { elapsed } from './elapsed.ts';

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [247_900, '4:07'],
  [3_599_999, '59:59'],
  [3_729_000, '1:02:09'],
  [36_000_000, '10:00:00'],
])('formats %d ms as %s', (ms, text) => {
  expect(elapsed(ms)).toBe(text);
});
