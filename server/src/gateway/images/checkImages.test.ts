import { getCountryCode, type AnyCall } from '@livery/api';
import { expect, it } from 'vitest';
import { checkImages, imagesLength } from './checkImages.ts';

const call: AnyCall = { ...getCountryCode, images: 'images' };
const limits = { imageMaxMegabytes: 1, imagesMax: 2 };
const pngOf = (sizeBytes: number): string => {
  const bytes = Buffer.alloc(sizeBytes);
  bytes.write('89504e470d0a1a0a', 'hex');
  return bytes.toString('base64');
};
const megabyte = 1024 * 1024;

it('[MEMB-18] accepts images within the limits', () => {
  const images = [pngOf(megabyte), pngOf(9)];

  expect(checkImages(images, 'images', limits)).toEqual({
    images: images.map((image) => new TextEncoder().encode(image)),
  });
  expect(checkImages([], 'images', limits)).toEqual({ images: [] });
  expect(imagesLength(getCountryCode, limits)).toBe(0);
  expect(imagesLength(call, limits)).toBe(2 * pngOf(megabyte).length);
});

it.each([
  ['/images', [pngOf(9), pngOf(9), pngOf(9)]],
  ['/images/0', [pngOf(megabyte + 1)]],
  ['/images/1', [pngOf(9), Buffer.from('GIF89a').toString('base64')]],
])('[MEMB-18] rejects images at %s', (pointer, images) => {
  expect(checkImages(images, 'images', limits)).toEqual({
    violations: [expect.objectContaining({ pointer })],
  });
});
