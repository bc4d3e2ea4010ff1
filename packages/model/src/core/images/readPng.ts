import { ByteWriter, textAt, uint32At } from './bytes.ts';
import { maxParts, sizeFault, type CleanImage, type ImageFault } from './CleanImage.ts';
import { orientationBlock, orientationBlockBytes, orientationOf } from './orientation.ts';

/** First bytes of every PNG. */
export const pngSignature = '\x89PNG\r\n\x1a\n';

/** Length, type and check sum of a chunk. */
const chunkFrameBytes = 12;
const maxChunkBytes = 0x7fff_ffff;

/** One byte of compressed data gives at most this many. Source: RFC 1951, section 3.2.5. */
const maxInflation = 1032;

const paletteType = 3;

/** Channels and permitted bits of each colour type. Source: PNG (Third Edition), section 11.2.1. */
const colourTypes: ReadonlyMap<number, { channels: number; depths: readonly number[] }> = new Map([
  [0, { channels: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { channels: 3, depths: [8, 16] }],
  [paletteType, { channels: 1, depths: [1, 2, 4, 8] }],
  [4, { channels: 2, depths: [8, 16] }],
  [6, { channels: 4, depths: [8, 16] }],
]);

/** Header of a PNG. */
interface PngHeader {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly colourType: number;
  readonly pixelBits: number;
  readonly maxColours: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Also with length, type and check sum. */
  readonly whole: Uint8Array;
}

/** What was read so far. */
interface PngState {
  readonly header: PngHeader;
  readonly kept: ByteWriter;
  readonly keptTypes: Set<string>;
  colours: number;
  dataBytes: number;
  previousType: string;
}

/**
 * Reads a PNG. Keeps the critical chunks and {@link displayChunks}; of an animation, its still
 * picture. Source: PNG (Third Edition), sections 5 and 11.
 */
export function readPng(content: Uint8Array): CleanImage | ImageFault {
  const first = readChunk(content, pngSignature.length);
  if (typeof first === 'string') return first;
  const header = readHeader(first);
  if (typeof header === 'string') return header;
  const kept = new ByteWriter(content.length + orientationBlockBytes);
  kept.add(content.subarray(0, pngSignature.length));
  kept.add(first.whole);
  const state: PngState = {
    header,
    kept,
    keptTypes: new Set(),
    colours: 0,
    dataBytes: 0,
    previousType: first.type,
  };
  let offset = pngSignature.length + first.whole.length;
  for (let chunks = 1; state.previousType !== 'IEND'; chunks += 1) {
    if (chunks === maxParts) return 'unsupported';
    const chunk = readChunk(content, offset);
    if (typeof chunk === 'string') return chunk;
    const fault = addChunk(state, chunk);
    if (fault) return fault;
    state.previousType = chunk.type;
    offset += chunk.whole.length;
  }
  const { widthPx, heightPx, pixelBits } = header;
  if (state.dataBytes * maxInflation * 8 < widthPx * heightPx * pixelBits) return 'incomplete';
  return { type: 'image/png', widthPx, heightPx, content: kept.bytes };
}

/** Reads a chunk and verifies its check sum. */
function readChunk(content: Uint8Array, offset: number): Chunk | ImageFault {
  if (offset + chunkFrameBytes > content.length) return 'incomplete';
  const lengthBytes = uint32At(content, offset);
  const type = textAt(content, offset + 4, 4);
  if (lengthBytes > maxChunkBytes || !/^[A-Za-z]{4}$/.test(type)) return 'malformed';
  const whole = content.subarray(offset, offset + chunkFrameBytes + lengthBytes);
  if (whole.length < chunkFrameBytes + lengthBytes) return 'incomplete';
  const data = whole.subarray(8, 8 + lengthBytes);
  const checkSum = uint32At(whole, 8 + lengthBytes);
  return crc32(whole.subarray(4, 8 + lengthBytes)) === checkSum
    ? { type, data, whole }
    : 'malformed';
}

function readHeader({ type, data }: Chunk): PngHeader | ImageFault {
  if (type !== 'IHDR' || data.length !== 13) return 'malformed';
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const colours = colourTypes.get(colourType);
  const [widthPx, heightPx] = [uint32At(data, 0), uint32At(data, 4)];
  if (!colours?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    return 'malformed';
  const fault = sizeFault(widthPx, heightPx);
  const pixelBits = colours.channels * depth;
  return fault ?? { widthPx, heightPx, colourType, pixelBits, maxColours: 2 ** Math.min(depth, 8) };
}

/** Adds a chunk that follows the header, if it is kept. */
function addChunk(state: PngState, chunk: Chunk): ImageFault | undefined {
  const { header, kept, keptTypes } = state;
  const { type, data, whole } = chunk;
  const isBeforeData = !keptTypes.has('IDAT');
  if (type === 'IDAT') {
    const isContiguous = isBeforeData || state.previousType === 'IDAT';
    if (!isContiguous || (header.colourType === paletteType && state.colours === 0))
      return 'malformed';
    state.dataBytes += data.length;
  } else if (type === 'PLTE') {
    state.colours = data.length / 3;
    if (!isBeforeData || keptTypes.has(type) || !isPaletteOf(header, state.colours))
      return 'malformed';
  } else if (type === 'IEND') {
    if (data.length > 0) return 'malformed';
    if (isBeforeData) return 'incomplete';
  } else if (type === 'eXIf') {
    const orientation = keptTypes.has(type) ? undefined : orientationOf(data);
    if (orientation === undefined) return undefined;
    keptTypes.add(type);
    kept.add(chunkOf(type, orientationBlock(orientation)));
    return undefined;
  } else if (isCritical(type)) return 'malformed';
  else if (!isBeforeData || keptTypes.has(type) || !isDisplayed(state, chunk)) return undefined;
  keptTypes.add(type);
  kept.add(whole);
  return undefined;
}

/** Returns whether a palette may have the number of colours; grey pictures have none. */
function isPaletteOf({ colourType, maxColours }: PngHeader, colours: number): boolean {
  const isColoured = colourType !== 0 && colourType !== 4;
  return isColoured && Number.isInteger(colours) && colours > 0 && colours <= maxColours;
}

/** A decoder must not show a picture with an unknown critical chunk. */
function isCritical(type: string): boolean {
  return type < 'a';
}

/** Returns whether a chunk changes how the picture is shown. Decoders ignore other lengths. */
function isDisplayed(state: PngState, { type, data }: Chunk): boolean {
  return displayChunks.get(type)?.(data.length, state) === true;
}

type HasLength = (lengthBytes: number, state: PngState) => boolean;

/** Chunks for colours, transparency and the shape of pixels, with their lengths. */
const displayChunks: ReadonlyMap<string, HasLength> = new Map<string, HasLength>([
  ['cHRM', exactly(32)],
  ['cICP', exactly(4)],
  ['cLLI', exactly(8)],
  ['gAMA', exactly(4)],
  // The name of the profile, and the compressed profile.
  ['iCCP', (lengthBytes) => lengthBytes > 3],
  ['mDCV', exactly(24)],
  ['pHYs', exactly(9)],
  ['sRGB', exactly(1)],
  ['bKGD', byColourType({ 0: 2, 2: 6, 3: 1, 4: 2, 6: 6 })],
  ['sBIT', byColourType({ 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 })],
  [
    'tRNS',
    (lengthBytes, { header: { colourType }, colours }) =>
      colourType === paletteType
        ? lengthBytes > 0 && lengthBytes <= colours
        : lengthBytes === (colourType === 0 ? 2 : colourType === 2 ? 6 : undefined),
  ],
]);

function exactly(expectedBytes: number): HasLength {
  return (lengthBytes) => lengthBytes === expectedBytes;
}

function byColourType(expectedBytes: Readonly<Record<number, number>>): HasLength {
  return (lengthBytes, { header }) => lengthBytes === expectedBytes[header.colourType];
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(chunkFrameBytes + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** Remainders of each byte with zero to three zero bytes after it. */
const crcTables = new Int32Array(4 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb8_8320 ^ (crc >>> 1) : crc >>> 1;
  crcTables[byte] = crc;
}
for (let index = 256; index < crcTables.length; index += 1) {
  const crc = crcTables[index - 256] ?? 0;
  crcTables[index] = remainder(0, crc) ^ (crc >>> 8);
}

function remainder(zeros: number, byte: number): number {
  return crcTables[zeros * 256 + (byte & 0xff)] ?? 0;
}

/**
 * Returns the check sum of a chunk. Takes four bytes at once, because the server does nothing else
 * meanwhile. Source: PNG (Third Edition), annex D.
 */
function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let crc = -1;
  let offset = 0;
  for (; offset + 4 <= bytes.length; offset += 4) {
    const word = crc ^ view.getInt32(offset, true);
    crc =
      remainder(3, word) ^
      remainder(2, word >>> 8) ^
      remainder(1, word >>> 16) ^
      remainder(0, word >>> 24);
  }
  for (; offset < bytes.length; offset += 1)
    crc = remainder(0, crc ^ view.getUint8(offset)) ^ (crc >>> 8);
  return ~crc >>> 0;
}
