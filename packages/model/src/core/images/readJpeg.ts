import { ByteWriter, textAt, uint16At } from './bytes.ts';
import { maxParts, sizeFault, type CleanImage, type ImageFault } from './CleanImage.ts';
import { orientationBlock, orientationBlockBytes, orientationOf } from './orientation.ts';

/** Codes of markers, the second of their two bytes. Source: ITU-T T.81, table B.1. */
const marker = {
  baseline: 0xc0,
  huffmanTables: 0xc4,
  progressive: 0xc2,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  quantizationTables: 0xdb,
  numberOfLines: 0xdc,
  restartInterval: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** Frames with lossless, arithmetic or hierarchical coding, which browsers do not decode. */
const unsupported: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xde, 0xdf,
]);

/** A scan may need a few bytes, and a decoder goes through the whole picture for it. */
const maxScans = 100;
const maxComponents = 4;

/** A block of 8 × 8 values has at least one bit, and covers at most four pixels for each value. */
const maxPixelsPerBit = 8 * 8 * 4;

const jfif = 'JFIF\0';
const jfifBytes = 14;
const exif = 'Exif\0\0';
const adobe = 'Adobe';
const adobeBytes = 12;
const profile = 'ICC_PROFILE\0';
/** The signature of a profile in its header. Source: ICC.1:2022, section 7.2. */
const profileSignature = { text: 'acsp', offset: profile.length + 2 + 36 };

/** Header of a frame. */
interface Frame {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly componentIds: readonly number[];
}

/** What was read so far. */
interface JpegState {
  readonly kept: ByteWriter;
  frame: Frame | undefined;
  scans: number;
  scanBytes: number;
  hasJfif: boolean;
  hasAdobe: boolean;
  hasOrientation: boolean;
  profileParts: number;
}

interface Segment {
  readonly code: number;
  readonly data: Uint8Array;
}

/**
 * Reads a JPEG. Keeps its first image, with what decoders need for it: tables, frame, scans, and
 * the segments about colours. Further images, as phones append them, follow its end.
 *
 * Source: ITU-T T.81, annex B.
 */
export function readJpeg(content: Uint8Array): CleanImage | ImageFault {
  const state: JpegState = {
    kept: new ByteWriter(content.length + orientationBlockBytes),
    frame: undefined,
    scans: 0,
    scanBytes: 0,
    hasJfif: false,
    hasAdobe: false,
    hasOrientation: false,
    profileParts: 0,
  };
  state.kept.add(content.subarray(0, 2));
  // Decoders skip bytes between segments.
  let codeAt = nextMarker(content, 2);
  for (let segments = 0; segments < maxParts; segments += 1) {
    const code = content[codeAt];
    if (code === undefined) return 'incomplete';
    if (code === marker.endOfImage) return finish(state);
    const dataAt = codeAt + 3;
    const endAt = codeAt + 1 + uint16At(content, codeAt + 1);
    if (Math.max(dataAt, endAt) > content.length) return 'incomplete';
    if (endAt < dataAt) return 'malformed';
    const fault = addSegment(state, { code, data: content.subarray(dataAt, endAt) });
    if (fault) return fault;
    codeAt = nextMarker(content, endAt);
    if (code === marker.startOfScan) {
      const scan = content.subarray(endAt, codeAt - 1);
      state.scanBytes += scan.length;
      state.kept.add(scan);
    }
  }
  return 'unsupported';
}

/**
 * Returns the offset of the next marker's code, the length of the content if there is none. Passes
 * over restart markers, fill bytes, and bytes of a scan that are escaped with a zero.
 */
function nextMarker(content: Uint8Array, from: number): number {
  for (let offset = from + 1; offset < content.length; offset += 1) {
    if (content[offset - 1] !== 0xff) continue;
    const code = content[offset] ?? 0;
    const isRestart = code >= marker.firstRestart && code <= marker.lastRestart;
    if (code !== 0 && code !== 0xff && !isRestart) return offset;
  }
  return content.length;
}

function finish({ frame, kept, scanBytes }: JpegState): CleanImage | ImageFault {
  if (!frame) return 'incomplete';
  const { widthPx, heightPx } = frame;
  if (scanBytes * 8 * maxPixelsPerBit < widthPx * heightPx) return 'incomplete';
  kept.add([0xff, marker.endOfImage]);
  return { type: 'image/jpeg', widthPx, heightPx, content: kept.bytes };
}

/** Adds a segment as far as it is kept. */
function addSegment(state: JpegState, segment: Segment): ImageFault | undefined {
  const { code, data } = segment;
  if (unsupported.has(code)) return 'unsupported';
  if (code === marker.numberOfLines) return undefined;
  if (code === marker.comment || (code >= marker.app0 && code <= marker.app15)) {
    addApplicationData(state, segment);
    return undefined;
  }
  if (code >= marker.baseline && code <= marker.progressive) {
    const frame = state.frame ? 'malformed' : readFrame(data);
    if (typeof frame === 'string') return frame;
    state.frame = frame;
  } else if (code === marker.startOfScan) {
    if (!state.frame || !isScan(data, state.frame)) return 'malformed';
    state.scans += 1;
    if (state.scans > maxScans) return 'unsupported';
  } else if (!hasTables(segment)) return 'malformed';
  state.kept.add(segmentOf(code, data));
  return undefined;
}

function readFrame(data: Uint8Array): Frame | ImageFault {
  const [bits, , , , , count = 0] = data;
  if (data.length !== 6 + count * 3) return 'malformed';
  const [heightPx, widthPx] = [uint16At(data, 1), uint16At(data, 3)];
  const fault = sizeFault(widthPx, heightPx);
  if (fault) return fault;
  if (bits !== 8 || ![1, 3, maxComponents].includes(count)) return 'unsupported';
  const componentIds = [...data.subarray(6)].filter((_, index) => index % 3 === 0);
  return { widthPx, heightPx, componentIds };
}

function isScan(data: Uint8Array, { componentIds }: Frame): boolean {
  const [count = 0] = data;
  const ids = [...data.subarray(1, 1 + count * 2)].filter((_, index) => index % 2 === 0);
  return (
    count > 0 &&
    count <= maxComponents &&
    data.length === 4 + count * 2 &&
    ids.every((id) => componentIds.includes(id))
  );
}

/** Returns whether a segment has complete tables and nothing else; false for unknown segments. */
function hasTables({ code, data }: Segment): boolean {
  if (code === marker.restartInterval) return data.length === 2;
  const tableBytes = tables.get(code);
  if (!tableBytes) return false;
  let offset = 0;
  while (offset < data.length) {
    const [classOrBits, id] = [(data[offset] ?? 0) >> 4, (data[offset] ?? 0) & 15];
    if (classOrBits > 1 || id > 3) return false;
    offset += tableBytes(data, offset);
  }
  return offset === data.length;
}

/** Lengths of the tables that begin at an offset of a segment. */
const tables: ReadonlyMap<number, (data: Uint8Array, offset: number) => number> = new Map([
  [marker.huffmanTables, huffmanBytes],
  [marker.quantizationTables, quantizationBytes],
]);

/** Source: ITU-T T.81, B.2.4.2: the numbers of codes of sixteen lengths, and one byte for each. */
function huffmanBytes(data: Uint8Array, offset: number): number {
  const counts = data.subarray(offset + 1, offset + 17);
  return 17 + counts.reduce((sum, count) => sum + count, 0);
}

/** Source: ITU-T T.81, B.2.4.1: 64 values of one byte or two. */
function quantizationBytes(data: Uint8Array, offset: number): number {
  return 1 + 64 * (1 + ((data[offset] ?? 0) >> 4));
}

/**
 * Adds the application's segments on which colours and orientation depend, without thumbnails and
 * other metadata. Decoders ignore a segment that is too short.
 */
function addApplicationData(state: JpegState, { code, data }: Segment): void {
  const { kept } = state;
  if (code === marker.app0 && !state.hasJfif && isOf(data, jfif, jfifBytes)) {
    state.hasJfif = true;
    const withoutThumbnail = [...data.subarray(0, jfifBytes - 2), 0, 0];
    kept.add(segmentOf(code, withoutThumbnail));
  }
  if (code === marker.app1 && !state.hasOrientation && isOf(data, exif)) {
    const orientation = orientationOf(data.subarray(exif.length));
    if (orientation === undefined) return;
    state.hasOrientation = true;
    kept.add(segmentOf(code, [...data.subarray(0, exif.length), ...orientationBlock(orientation)]));
  }
  if (code === marker.app2 && isNextProfilePart(state, data)) {
    state.profileParts += 1;
    kept.add(segmentOf(code, data));
  }
  if (code === marker.app14 && !state.hasAdobe && isOf(data, adobe, adobeBytes)) {
    state.hasAdobe = true;
    kept.add(segmentOf(code, data.subarray(0, adobeBytes)));
  }
}

/** Returns whether the segment continues the colour profile. Decoders ignore incomplete ones. */
function isNextProfilePart({ profileParts }: JpegState, data: Uint8Array): boolean {
  const [part, parts = 0] = data.subarray(profile.length);
  if (!isOf(data, profile) || part !== profileParts + 1 || part > parts) return false;
  const { text, offset } = profileSignature;
  return part > 1 || textAt(data, offset, text.length) === text;
}

function isOf(data: Uint8Array, name: string, minBytes: number = name.length): boolean {
  return data.length >= minBytes && textAt(data, 0, name.length) === name;
}

function segmentOf(code: number, data: ArrayLike<number>): Uint8Array {
  const segment = new Uint8Array(4 + data.length);
  segment.set([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  segment.set(data, 4);
  return segment;
}
