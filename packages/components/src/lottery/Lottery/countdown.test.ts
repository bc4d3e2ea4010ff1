import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [60, '01:00'],
  [3_599, '59:59'],
  [3_600, '01:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1:00:00:00'],
  [200_000, '2:07:33:20'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(countdown(seconds)).toBe(text);
});
