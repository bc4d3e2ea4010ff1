import { getCountryCode, type AnyCall } from '@livery/api';
import { exampleJpegs, examplePng, resizedPng } from '@livery/model/testing/exampleImages';
import { expect, it } from 'vitest';
import { checkImages, imagesLength } from './checkImages.ts';

const call: AnyCall = { ...getCountryCode, images: 'images' };
const limits = { imageMaxMegabytes: 1, imagesMax: 2 };
const png = Buffer.from(examplePng());
const encoded = png.toString('base64');
const pngOf = (sizeBytes: number): string =>
  Buffer.concat([png, Buffer.alloc(sizeBytes - png.length)]).toString('base64');
const megabyte = 1024 * 1024;

it('[MEMB-18] hands on clean images within the limits', () => {
  const checked = checkImages([pngOf(megabyte), base64Of(exampleJpegs.photo)], 'images', limits);

  const texts =
    'images' in checked ? checked.images.map((image) => String(Buffer.from(image))) : [];
  expect(texts).toEqual([encoded, expect.any(String)]);
  expect(Buffer.from(texts[1] ?? '', 'base64').includes('CAMERA')).toBe(false);
  expect(checkImages([], 'images', limits)).toEqual({ images: [] });
  expect(imagesLength(getCountryCode, limits)).toBe(0);
  expect(imagesLength(call, limits)).toBe(2 * pngOf(megabyte).length);
});

it.each([
  ['/images', 'must have at most 2', [encoded, encoded, encoded]],
  ['/images/0', 'must have at most 1 MB', [pngOf(megabyte + 1)]],
  ['/images/0', 'must be a PNG or JPEG image in base64', [`${encoded.slice(0, -4)}AA?=`]],
  ['/images/0', 'must be a PNG or JPEG image in base64', [encoded.slice(0, -1)]],
  ['/images/0', 'must be a PNG or JPEG image in base64', [7]],
  ['/images/1', 'must be a PNG or JPEG image in base64', [encoded, base64Of('GIF89a')]],
  ['/images/1', 'must be a complete image: its end is missing', [encoded, '/9j/']],
  ['/images/0', 'must have at most 40 megapixels', [base64Of(resizedPng(8_000, 5_001))]],
  [
    '/images/0',
    'must be a PNG or JPEG image without errors in its structure',
    [base64Of(examplePng({ colourType: 5 }))],
  ],
])('[MEMB-18] rejects images at %s: %s', (pointer, message, images) => {
  expect(checkImages(images, 'images', limits)).toEqual({ violations: [{ pointer, message }] });
});

function base64Of(content: string | Uint8Array): string {
  return Buffer.from(content).toString('base64');
}
