import { expect, it } from 'vitest';
import { pictureSize } from './pictureSize.ts';

/** Returns bytes from texts and numbers of one byte each. */
const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => toBuffer(part))));

function toBuffer(part: string | number): Buffer {
  return typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'latin1');
}

const pictures: readonly [title: string, mediaType: string, content: Uint8Array][] = [
  ['PNG', 'image/png', bytes('\x89PNG\r\n\x1a\n', '\0\0\0\rIHDR', 0, 0, 2, 1, 0, 0, 3, 4)],
  ['GIF', 'image/gif', bytes('GIF89a', 1, 2, 4, 3)],
  [
    'JPEG with another segment and fill bytes before the frame',
    'image/jpeg',
    bytes('\xff\xd8', '\xff\xe0', 0, 4, 0, 0, '\xff\xff\xff\xc2', 0, 17, 8, 3, 4, 2, 1),
  ],
  ['WebP, lossy', 'image/webp', bytes('RIFF????WEBPVP8 ', '??????????', 1, 2, 4, 3)],
  [
    'WebP, lossless',
    'image/webp',
    // 512 and 771 in fourteen bits each.
    bytes('RIFF????WEBPVP8L', '????\x2f', 0x00, 0xc2, 0xc0, 0x00),
  ],
  ['WebP, extended', 'image/webp', bytes('RIFF????WEBPVP8X', '????????', 0, 2, 0, 3, 3, 0)],
  [
    'AVIF with a thumbnail',
    'image/avif',
    bytes(
      '\0\0\0\x14ispe\0\0\0\0\0\0\0\x09\0\0\0\x09',
      '\0\0\0\x14ispe\0\0\0\0\0\0\x02\x01\0\0\x03\x04',
    ),
  ],
];

it.each(pictures)('reads the size of a picture: %s', (_title, mediaType, content) => {
  expect(pictureSize(mediaType, content)).toEqual({
    widthPx: 513,
    heightPx: 772,
  });
  for (let length = 0; length < content.length; length += 1)
    expect(pictureSize(mediaType, content.subarray(0, length))?.widthPx ?? 9).toBe(9);
});

it('has no size for other types', () => {
  expect(pictureSize('image/svg+xml', bytes('<svg/>'))).toBeUndefined();
});
