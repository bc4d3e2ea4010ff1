/** Bytes of a text whose characters are bytes. */
export function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Text whose characters are the bytes, to search in. */
export function bytesText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Bytes of pairs of hexadecimal digits. */
export function hexBytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes of a big-endian number of 32 bits. */
export function uint32Bytes(value: number): Uint8Array<ArrayBuffer> {
  return hexBytes(value.toString(16).padStart(8, '0'));
}

/** Bytes of all parts, one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Chunk of a PNG with its check sum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const checked = joinBytes([textBytes(type), data]);
  return joinBytes([uint32Bytes(data.length), checked, uint32Bytes(crc32(checked))]);
}

/** Parts of an example PNG. */
interface ExamplePng {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlace: number;
  /** Value of all bytes of the picture. */
  readonly shade: number;
  readonly beforeData: readonly Uint8Array[];
  readonly afterData: readonly Uint8Array[];
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Returns a PNG of one colour, in two chunks of data; by default of one grey pixel. */
export function examplePng(parts: Partial<ExamplePng> = {}): Uint8Array<ArrayBuffer> {
  const { widthPx = 1, heightPx = 1, depth = 8, colourType = 0, interlace = 0 } = parts;
  const { shade = 0, beforeData = [], afterData = [] } = parts;
  const passes = interlace === 0 ? [{ x: 0, y: 0, dx: 1, dy: 1 }] : adam7;
  const rows = passes.flatMap(({ x, y, dx, dy }) => {
    const [width, height] = [Math.ceil((widthPx - x) / dx), Math.ceil((heightPx - y) / dy)];
    if (width <= 0 || height <= 0) return [];
    const row = new Uint8Array(1 + Math.ceil((width * depth * (channels[colourType] ?? 1)) / 8));
    row.fill(shade, 1);
    return Array.from({ length: height }, () => row);
  });
  const data = zlibOf(joinBytes(rows));
  return joinBytes([
    pngStart(widthPx, heightPx, [depth, colourType, 0, 0, interlace]),
    ...beforeData,
    pngChunk('IDAT', data.subarray(0, 3)),
    pngChunk('IDAT', data.subarray(3)),
    ...afterData,
    pngChunk('IEND'),
  ]);
}

/** Returns the PNG of one pixel with another size in its header. */
export function resizedPng(widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> {
  const start = pngStart(widthPx, heightPx, [8, 0, 0, 0, 0]);
  return joinBytes([start, examplePng().subarray(start.length)]);
}

/** Returns the signature and the header of a PNG. */
function pngStart(widthPx: number, heightPx: number, format: readonly number[]): Uint8Array {
  const header = [uint32Bytes(widthPx), uint32Bytes(heightPx), Uint8Array.from(format)];
  return joinBytes([hexBytes('89504e470d0a1a0a'), pngChunk('IHDR', joinBytes(header))]);
}

/** Passes of interlaced pictures: first column and row, and distance to the next ones. */
const adam7 = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** Returns at most 65,535 bytes as one block without compression. Source: RFC 1950, RFC 1951. */
function zlibOf(bytes: Uint8Array): Uint8Array {
  const [low, high] = [bytes.length & 0xff, bytes.length >> 8];
  let [sum, sumOfSums] = [1, 0];
  for (const byte of bytes) {
    sum = (sum + byte) % 65_521;
    sumOfSums = (sumOfSums + sum) % 65_521;
  }
  const header = Uint8Array.of(0x78, 0x01, 0x01, low, high, ~low, ~high);
  return joinBytes([header, bytes, uint32Bytes(sumOfSums * 0x1_0000 + sum)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/**
 * JPEG files of 24 × 16 pixels: encoded by libjpeg-turbo, `cmyk` by ImageMagick, and the metadata
 * of `photo` (orientation 6, a place, the name of the camera) by ExifTool.
 */
export const exampleJpegs = {
  baseline: hexBytes(
    [
      'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528',
      '513a3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb00',
      '43011c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4',
      'a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc00011080010001803012200021101031101ffc40015000101',
      '00000000000000000000000000000005ffc40017100100030000000000000000000000000000131461ffc4001601',
      '01010100000000000000000000000000000304ffc40017110003010000000000000000000000000000011303ffda',
      '000c03010002110311003f00a15f0af8a1111270ccd3664faf8284410cc599ffd9',
    ].join(''),
  ),
  progressive: hexBytes(
    [
      'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528',
      '513a3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb00',
      '43011c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4',
      'a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc20011080010001803012200021101031101ffc40015000101',
      '00000000000000000000000000000004ffc400160101010100000000000000000000000000000203ffda000c0301',
      '0002100310000001a142749d40ffc400161001010100000000000000000000000000001112ffda00080101000105',
      '02cb2ca223ffc4001511010100000000000000000000000000000012ffda0008010301013f01b5bfffc400161100',
      '030000000000000000000000000000000212ffda0008010201013f0185214fffc400141001000000000000000000',
      '00000000000020ffda0008010100063f025fffc40014100100000000000000000000000000000020ffda00080101',
      '00013f21407fffda000c03010002000300000010041fffc4001511010100000000000000000000000000000011ff',
      'da0008010301013f10a53fffc40014110100000000000000000000000000000010ffda0008010201013f102bffc4',
      '00161001010100000000000000000000000000710020ffda0008010100013f1010863fffd9',
    ].join(''),
  ),
  restarts: hexBytes(
    [
      'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528',
      '513a3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb00',
      '43011c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4',
      'a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc00011080010001803012200021101031101ffc40015000101',
      '00000000000000000000000000000005ffc40017100100030000000000000000000000000000131461ffc4001501',
      '010100000000000000000000000000000304ffc40017110003010000000000000000000000000000011303ffdd00',
      '040001ffda000c03010002110311003f00a15f0af8a11110e1994d99ffd0a15f050881c3329b33ffd9',
    ].join(''),
  ),
  cmyk: hexBytes(
    [
      'ffd8ffee000e41646f626500640000000002ffdb0043001b12141714111b1716171e1c1b2028422b28252528513a',
      '3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb004301',
      '1c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4',
      'a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc00014080010001804012200021101031101042200ffc400160001',
      '010100000000000000000000000000000506ffc40017100100030000000000000000000000000000131461ffc400',
      '160101010100000000000000000000000000000304ffc40017110003010000000000000000000000000000011303',
      'ffda000e040100021103110400003f009f634b1a9d292a97d0cd14698051b1a274a17d045001ffd9',
    ].join(''),
  ),
  photo: hexBytes(
    [
      'ffd8ffe000104a46494600010100000100010000ffe100f84578696600004d4d002a000000080007010f00020000',
      '000c00000062011200030000000100060000011a0005000000010000006e011b0005000000010000007601280003',
      '000000010001000002130003000000010001000088250004000000010000007e0000000043414d4552414d414b45',
      '520000000001000000010000000100000001000500000001000000040203000000010002000000024e0000000002',
      '000500000003000000c00003000200000002450000000004000500000003000000d8000000000000003000000001',
      '000000060000000100000000000000010000000b000000010000001e000000010000000000000001ffdb0043001b',
      '12141714111b1716171e1c1b2028422b28252528513a3d3042605565645f555d5b6a7899816a7190735b5d85b586',
      '909ea3abadab6780bcc9baa6c799a8aba4ffdb0043011c1e1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4',
      'a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc000110800',
      '10001803012200021101031101ffc4001500010100000000000000000000000000000005ffc40017100100030000',
      '000000000000000000000000131461ffc400160101010100000000000000000000000000000304ffc40017110003',
      '010000000000000000000000000000011303ffda000c03010002110311003f00a15f0af8a1111270ccd3664faf82',
      '84410cc599ffd9',
    ].join(''),
  ),
} as const;
