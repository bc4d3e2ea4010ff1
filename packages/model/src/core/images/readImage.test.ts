import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bytesText,
  exampleJpegs,
  examplePng,
  hexBytes,
  joinBytes,
  pngChunk,
  resizedPng,
  textBytes,
  uint32Bytes,
} from '../../testing/exampleImages.ts';
import type { CleanImage } from './CleanImage.ts';
import { readImage } from './readImage.ts';

const { baseline, photo } = exampleJpegs;
const jpegs = Object.entries(exampleJpegs);
const palette = pngChunk('PLTE', Uint8Array.of(1, 2, 3, 4, 5, 6));

it.each([
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 8],
  [0, 16],
  [2, 8],
  [2, 16],
  [3, 1],
  [3, 8],
  [4, 8],
  [4, 16],
  [6, 8],
  [6, 16],
])('[MEMB-18] keeps a PNG of colour type %s with %s bits as it is', (colourType, depth) => {
  const beforeData = colourType === 3 ? [palette] : [];
  for (const interlace of [0, 1]) {
    const size = { widthPx: 11, heightPx: 5 };
    const content = examplePng({ ...size, colourType, depth, interlace, beforeData });

    expect(clean(content)).toMatchObject({ type: 'image/png', ...size });
    expect(contentOf(content)).toEqual(content);
  }
});

it.each(jpegs.filter(([name]) => name !== 'photo'))(
  '[MEMB-18] keeps a JPEG (%s) as it is',
  (_name, content) => {
    expect(clean(content)).toMatchObject({ type: 'image/jpeg', widthPx: 24, heightPx: 16 });
    expect(contentOf(content)).toEqual(content);
  },
);

it('[MEMB-18] keeps only the chunks that a PNG needs to be shown', () => {
  const colours = [
    pngChunk('cHRM', new Uint8Array(32)),
    pngChunk('gAMA', uint32Bytes(45_455)),
    pngChunk('sRGB', Uint8Array.of(0)),
    pngChunk('iCCP', textBytes('name\0\0profile')),
    pngChunk('cICP', Uint8Array.of(9, 16, 0, 1)),
    pngChunk('sBIT', Uint8Array.of(5, 6, 5)),
    palette,
    pngChunk('tRNS', Uint8Array.of(0)),
    pngChunk('bKGD', Uint8Array.of(1)),
    pngChunk('pHYs', new Uint8Array(9)),
  ];
  const planted = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fdAT', 'sPLT', 'prVt', 'gAMA'].map(
    (type) => pngChunk(type, textBytes('Comment\0planted')),
  );
  const content = examplePng({
    colourType: 3,
    beforeData: [...planted, ...colours, ...colours.filter((chunk) => chunk !== palette)],
    afterData: [...planted, pngChunk('mDCV', new Uint8Array(24))],
  });

  expect(contentOf(content)).toEqual(examplePng({ colourType: 3, beforeData: colours }));
});

it('[MEMB-18] keeps of a JPEG’s metadata its colours alone', () => {
  const profile = (part: number, parts: number): Uint8Array =>
    segment(0xe2, `ICC_PROFILE\0${String.fromCharCode(part, parts)}${'.'.repeat(36)}acsp`);
  const adobe = segment(0xee, 'Adobe\0d\0\0\0\0\x01');
  const kept = [segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'), profile(1, 2), profile(2, 2)];
  const rest = baseline.subarray(20);
  const content = joinBytes([
    baseline.subarray(0, 2),
    segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01planted'),
    segment(0xe0, 'JFXX\0planted'),
    segment(0xe2, `ICC_PROFILE\0\x01\x01${'planted'.repeat(9)}`),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0planted'),
    profile(2, 2),
    ...kept.slice(1),
    segment(0xe2, 'MPF\0planted'),
    segment(0xed, 'Photoshop 3.0\0planted'),
    segment(0xee, 'Adobe\0d\0\0\0\0\x01planted'),
    adobe,
    segment(0xfe, 'planted'),
    Uint8Array.of(0xff, 0xff),
    rest,
  ]);

  expect(contentOf(content)).toEqual(joinBytes([baseline.subarray(0, 2), ...kept, adobe, rest]));
});

it.each(['II', 'MM'])('[MEMB-18] keeps of EXIF metadata (%s) the orientation alone', (order) => {
  for (const orientation of [1, 6, 8, 9]) {
    const block = tiffOf(order, orientation);
    const isTurned = orientation === 6 || orientation === 8;
    const kept = hexBytes(
      `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
    );
    const jpegOf = (exif: Uint8Array | undefined): Uint8Array =>
      joinBytes([
        baseline.subarray(0, 20),
        exif ? segment(0xe1, `Exif\0\0${bytesText(exif)}`) : new Uint8Array(0),
        baseline.subarray(20),
      ]);
    const pngOf = (exif: Uint8Array | undefined): Uint8Array =>
      examplePng({ afterData: exif ? [pngChunk('eXIf', exif)] : [] });

    for (const imageOf of [jpegOf, pngOf])
      expect(contentOf(imageOf(block))).toEqual(imageOf(isTurned ? kept : undefined));
  }
});

it.each([
  ['another header', '0000002a00000008'],
  ['a cut header', '4d4d002a000000'],
  ['a directory in the header', '4d4d002a00000000'],
  ['a directory behind the end', '4d4d002affffffff'],
  ['a cut entry', '4d4d002a00000008000101120003000000010006'],
  ['an orientation of another type', '4d4d002a0000000800010112000400000001000600000000'],
  ['two orientations', '4d4d002a0000000800010112000300000002000600060000'],
])('[MEMB-18] removes EXIF metadata with %s', (_name, block) => {
  const image = examplePng({ beforeData: [pngChunk('eXIf', hexBytes(block))] });

  expect(contentOf(image)).toEqual(examplePng());
});

it('[MEMB-18] removes the place and the camera of a photo, but not its orientation', () => {
  const content = contentOf(photo);

  expect(bytesText(photo).includes('CAMERAMAKER')).toBe(true);
  expect(bytesText(content).includes('CAMERAMAKER')).toBe(false);
  expect(content.length).toBe(baseline.length + 36);
  expect(bytesText(content).includes('\x01\x12\0\x03\0\0\0\x01\0\x06\0\0')).toBe(true);
});

it.each([
  ['a page', textBytes('<html><script>planted</script>')],
  ['an archive', hexBytes('504b0506'.padEnd(44, '0'))],
  ['a second image, as phones append it', photo],
  ['an image that is cut off', photo.subarray(0, 400)],
])('[MEMB-18] removes %s behind the image', (_name, tail) => {
  for (const image of [baseline, examplePng()])
    expect(contentOf(joinBytes([image, tail]))).toEqual(image);
});

it('[MEMB-18] rejects images that are cut off anywhere', () => {
  const png = examplePng({
    colourType: 3,
    beforeData: [palette, pngChunk('tEXt', textBytes('a\0b'))],
    afterData: [pngChunk('eXIf', tiffOf('MM', 6))],
  });
  for (const image of [png, ...jpegs.map(([, content]) => content)])
    for (let length = 0; length < image.length; length += 1)
      expect(readImage(image.subarray(0, length))).toBe(
        length < (image === png ? 8 : 3) ? 'not_an_image' : 'incomplete',
      );
});

const header = examplePng().subarray(0, 33);
const end = pngChunk('IEND');
const data = pngChunk('IDAT', hexBytes('789c63000000'));
const frameAt = bytesText(baseline).indexOf('\xff\xc0');
const scanAt = bytesText(baseline).indexOf('\xff\xda');

it.each([
  ['not_an_image', 'nothing', []],
  ['not_an_image', 'a GIF', [textBytes('GIF89a')]],
  ['incomplete', 'a PNG of a header alone', [header, end]],
  ['incomplete', 'a PNG without data', [header, pngChunk('IDAT'), end]],
  ['incomplete', 'a PNG with the data of a smaller one', [resizedPng(6_000, 6_000)]],
  ['too_many_pixels', 'a PNG of 60,000 × 60,000 pixels', [resizedPng(60_000, 60_000)]],
  ['too_many_pixels', 'a PNG of one row too many', [resizedPng(8_000, 5_001)]],
  ['malformed', 'a PNG of no column', [resizedPng(0, 1)]],
  ['malformed', 'a PNG of no row', [resizedPng(1, 0)]],
  ['malformed', 'a PNG with an unknown colour type', [examplePng({ colourType: 5 })]],
  ['malformed', 'a PNG with unknown bits', [examplePng({ colourType: 2, depth: 4 })]],
  ['malformed', 'a PNG with a wrong check sum', [replace(examplePng(), 45, 0xff)]],
  ['malformed', 'a PNG that does not begin with its header', [header.subarray(0, 8), data, end]],
  ['malformed', 'a PNG with two headers', [header, header.subarray(8), data, end]],
  ['malformed', 'a PNG with divided data', [header, data, pngChunk('tIME'), data, end]],
  ['malformed', 'a PNG without its palette', [examplePng({ colourType: 3 })]],
  [
    'malformed',
    'a PNG with too large a palette',
    [examplePng({ colourType: 3, depth: 1, beforeData: [pngChunk('PLTE', new Uint8Array(9))] })],
  ],
  ['malformed', 'a PNG with an unknown critical chunk', [header, pngChunk('ABCD'), data, end]],
  ['malformed', 'a PNG with an end of some length', [header, data, pngChunk('IEND', header)]],
  [
    'unsupported',
    'a PNG of many thousand chunks',
    [header, ...Array<Uint8Array>(20_000).fill(pngChunk('IDAT')), end],
  ],
  ['incomplete', 'a JPEG without a frame', [hexBytes('ffd8ffd9')]],
  ['incomplete', 'a JPEG without scans', [baseline.subarray(0, scanAt), hexBytes('ffd9')]],
  ['incomplete', 'a JPEG with the data of a smaller one', [resized(6_000, 6_000)]],
  ['too_many_pixels', 'a JPEG of 60,000 × 60,000 pixels', [resized(60_000, 60_000)]],
  ['malformed', 'a JPEG of no row', [resized(1, 0)]],
  ['malformed', 'a JPEG of no column', [resized(0, 1)]],
  [
    'malformed',
    'a JPEG with two frames',
    [baseline.subarray(0, scanAt), baseline.subarray(frameAt)],
  ],
  [
    'malformed',
    'a JPEG with a scan before the frame',
    [baseline.subarray(0, 2), baseline.subarray(scanAt)],
  ],
  ['malformed', 'a JPEG with a scan of an unknown component', [replace(baseline, scanAt + 5, 9)]],
  ['malformed', 'a JPEG with a wrong table', [replace(baseline, 24, 9)]],
  ['malformed', 'a JPEG with an unknown marker', [replace(baseline, 21, 0xf0)]],
  [
    'malformed',
    'a JPEG with too short a segment',
    [baseline.subarray(0, 2), hexBytes('fffe0001'), baseline],
  ],
  ['unsupported', 'a JPEG with arithmetic coding', [replace(baseline, frameAt + 1, 0xc9)]],
  ['unsupported', 'a JPEG of 12 bits', [replace(baseline, frameAt + 4, 12)]],
  [
    'unsupported',
    'a JPEG of 101 scans',
    [
      baseline.subarray(0, scanAt),
      ...Array<Uint8Array>(101).fill(baseline.subarray(scanAt, -2)),
      hexBytes('ffd9'),
    ],
  ],
])('[MEMB-18] rejects as %s %s', (fault, _name, parts) => {
  expect(readImage(joinBytes(parts))).toBe(fault);
});

const examples = [
  ...jpegs.map(([, content]) => content),
  examplePng({ afterData: [pngChunk('eXIf', tiffOf('II', 3))] }),
  examplePng({ colourType: 3, beforeData: [palette, pngChunk('tRNS', Uint8Array.of(9))] }),
];

it('[MEMB-18] reads any bytes without an exception, and a clean image as it is', () => {
  const anyChange = fc.record({
    at: fc.nat(),
    removed: fc.nat({ max: 8 }),
    added: fc.uint8Array({ maxLength: 8 }),
  });
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.array(anyChange, { minLength: 1, maxLength: 3 }))
    .map(([image, changes]) => changes.reduce(apply, image));
  const random = fc
    .tuple(fc.constantFrom('', '89504e470d0a1a0a', 'ffd8ff'), fc.uint8Array({ maxLength: 99 }))
    .map(([start, bytes]) => joinBytes([hexBytes(start), bytes]));
  fc.assert(
    fc.property(fc.oneof(changed, random), (content) => {
      const image = readImage(content);
      const again = typeof image === 'string' ? image : readImage(image.content);
      expect(again).toEqual(image);
    }),
    { numRuns: 1_000 },
  );
});

it('[MEMB-18] hands on no metadata, wherever an image has it', () => {
  const secret = 'planted, 48°N';
  const chunk = fc
    .constantFrom('tEXt', 'iTXt', 'zTXt', 'tIME', 'eXIf', 'gAMA', 'pHYs', 'tRNS', 'fdAT', 'vpAg')
    .map((type) => pngChunk(type, joinBytes([tiffOf('II', 6), textBytes(secret)])));
  const png = fc
    .record({ beforeData: fc.array(chunk), afterData: fc.array(chunk) })
    .map((chunks) => examplePng(chunks));
  const metadata = fc
    .tuple(
      fc.constantFrom(0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xfe),
      fc.constantFrom('', 'Exif\0\0'),
    )
    .map(([code, name]) => segment(code, name + bytesText(tiffOf('MM', 6)) + secret));
  const jpeg = fc
    .tuple(fc.array(metadata), fc.array(metadata))
    .map(([before, after]) =>
      joinBytes([
        baseline.subarray(0, 20),
        ...before,
        baseline.subarray(20, -2),
        ...after,
        baseline.subarray(-2),
      ]),
    );
  fc.assert(
    fc.property(fc.oneof(png, jpeg), fc.boolean(), (image, hasTail) => {
      const content = contentOf(hasTail ? joinBytes([image, textBytes(secret)]) : image);
      expect(bytesText(content).includes('planted')).toBe(false);
    }),
  );
});

function clean(content: Uint8Array): CleanImage {
  const image = readImage(content);
  if (typeof image === 'string') throw new Error(image);
  return image;
}

function contentOf(content: Uint8Array): Uint8Array {
  return clean(content).content;
}

function segment(code: number, text: string): Uint8Array {
  const payload = textBytes(text);
  return joinBytes([
    Uint8Array.of(0xff, code),
    uint32Bytes(payload.length + 2).subarray(2),
    payload,
  ]);
}

/** EXIF metadata with a camera, an orientation and a place. */
function tiffOf(order: string, orientation: number): Uint8Array {
  const isLittleEndian = order === 'II';
  const view = new DataView(new ArrayBuffer(8 + 2 + 3 * 12 + 4 + 7));
  const entries = [
    { tag: 0x010f, type: 2, count: 7, value: 50 },
    { tag: 0x0112, type: 3, count: 1, value: orientation },
    { tag: 0x8825, type: 4, count: 1, value: 8 },
  ];
  view.setUint16(2, 42, isLittleEndian);
  view.setUint32(4, 8, isLittleEndian);
  view.setUint16(8, entries.length, isLittleEndian);
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const offset = 10 + index * 12;
    view.setUint16(offset, tag, isLittleEndian);
    view.setUint16(offset + 2, type, isLittleEndian);
    view.setUint32(offset + 4, count, isLittleEndian);
    if (type === 3) view.setUint16(offset + 8, value, isLittleEndian);
    else view.setUint32(offset + 8, value, isLittleEndian);
  }
  const block = new Uint8Array(view.buffer);
  block.set(textBytes(order));
  block.set(textBytes('planted'), 50);
  return block;
}

function replace(content: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(content);
  copy[at] = value;
  return copy;
}

/** The example JPEG with another size in its frame. */
function resized(widthPx: number, heightPx: number): Uint8Array {
  const copy = Uint8Array.from(baseline);
  new DataView(copy.buffer).setUint32(frameAt + 5, heightPx * 0x1_0000 + widthPx);
  return copy;
}

interface Change {
  readonly at: number;
  readonly removed: number;
  readonly added: Uint8Array;
}

function apply(content: Uint8Array, { at, removed, added }: Change): Uint8Array {
  const offset = at % content.length;
  return joinBytes([content.subarray(0, offset), added, content.subarray(offset + removed)]);
}
