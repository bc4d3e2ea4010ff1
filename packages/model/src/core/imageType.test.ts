import { expect, it } from 'vitest';
import { encodedLength, imageType, readEncodedImage } from './imageType.ts';

it.each([
  ['image/png', 'iVBORw0KGgoAAA==', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
  ['image/png', 'iVBORw0KGgr/', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 255]],
  ['image/jpeg', '/9j/4A==', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/jpeg', '/9j/', [0xff, 0xd8, 0xff]],
] as const)('[MEMB-18] reads %s and the size of an image from %s', (type, base64, bytes) => {
  expect(imageType(Uint8Array.from(bytes))).toBe(type);
  expect(readEncodedImage(base64)).toEqual({ type, sizeBytes: bytes.length });
  expect(encodedLength(bytes.length)).toBe(base64.length);
});

it.each([
  ['R0lGOA==', [0x47, 0x49, 0x46, 0x38]],
  ['iVBORw0KGg==', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a]],
  ['', []],
] as const)('[MEMB-18] rejects %s, which begins otherwise', (base64, bytes) => {
  expect(imageType(Uint8Array.from(bytes))).toBeUndefined();
  expect(readEncodedImage(base64)).toBeUndefined();
});

it.each(['/9j/?', '/9j/====', '/9j', '/9j/ 4A='])('[MEMB-18] rejects %s, no base64', (text) => {
  expect(readEncodedImage(text)).toBeUndefined();
});
