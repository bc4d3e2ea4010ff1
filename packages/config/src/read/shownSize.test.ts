import { expect, it } from 'vitest';
import { shownSize } from './shownSize.ts';

const svg = (attributes: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0"?>\n<svg ${attributes}><path/></svg>`);

it.each([
  ['xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"', [320, 120]],
  ['viewBox="0,0,320.5,120" width="100%" height="100%"', [320.5, 120]],
  ['width="640px" height="240" viewBox="0 0 9 9"', [640, 240]],
  ['viewBox="0 0 0 9"', undefined],
  ['stroke-width="4" height="240"', undefined],
])('reads the proportions of a drawing from %s', (attributes, expected) => {
  const size = shownSize('image/svg+xml', svg(attributes));

  expect(size && [size.widthPx, size.heightPx]).toEqual(expected);
});

it.each([
  [1, [40, 30]],
  [3, [40, 30]],
  [6, [30, 40]],
  [8, [30, 40]],
])('turns a photo with the orientation %i', (orientation, expected) => {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const segment = [...exif, ...header, ...entry];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 40];
  const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...frame);

  const size = shownSize('image/jpeg', photo);

  expect([size?.widthPx, size?.heightPx]).toEqual(expected);
});
