import { expect, it } from 'vitest';
import { encodedLength, readEncodedImage } from './imageType.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const encoded = (bytes: readonly number[]): string => btoa(String.fromCharCode(...bytes));

it('[MEMB-18] reads the type and size of an image from its bytes', () => {
  expect(readEncodedImage(encoded(png))).toEqual({ type: 'image/png', sizeBytes: 10 });
  expect(readEncodedImage(encoded([0xff, 0xd8, 0xff, 0xe0]))).toEqual({
    type: 'image/jpeg',
    sizeBytes: 4,
  });
  for (const wrong of [
    encoded([0x47, 0x49, 0x46, 0x38]),
    encoded(png.slice(0, 7)),
    'iVBO',
    '',
    '?',
  ])
    expect(readEncodedImage(wrong), wrong).toBeUndefined();
});

it.each([0, 1, 2, 3, 4])('knows the encoded length of %i bytes', (size) => {
  expect(encodedLength(size)).toBe(encoded(Array.from({ length: size }, () => 7)).length);
});
