import { expect, it } from 'vitest';
import { decodedLength, encodedLength } from './encodedLength.ts';

it.each([
  [0, ''],
  [1, '/w=='],
  [2, '//8='],
  [3, '////'],
  [4, '/////w=='],
])('[MEMB-18] returns the lengths of %s bytes and of their base64', (sizeBytes, base64) => {
  expect(encodedLength(sizeBytes)).toBe(base64.length);
  expect(decodedLength(base64)).toBe(sizeBytes);
});
