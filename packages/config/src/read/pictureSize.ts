/** Width and height of a picture. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

type ReadSize = (view: DataView) => PictureSize | undefined;

const readers: Readonly<Record<string, ReadSize>> = {
  'image/png': (view) => ({ widthPx: view.getUint32(16), heightPx: view.getUint32(20) }),
  'image/gif': (view) => ({ widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/**
 * Returns the size of a raster image from its header; `undefined` for other types, and where the
 * header is incomplete.
 */
export function pictureSize(mediaType: string, content: Uint8Array): PictureSize | undefined {
  try {
    const { buffer, byteOffset, byteLength } = content;
    return readers[mediaType]?.(new DataView(buffer, byteOffset, byteLength));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Source: ITU-T T.81 B.1: the segments before the frame header have their length after a marker.
 */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let offset = 2; ;) {
    const marker = view.getUint16(offset);
    // Fill bytes may precede a marker.
    if (marker === 0xffff) offset += 1;
    else if (isFrameHeader(marker))
      return { heightPx: view.getUint16(offset + 5), widthPx: view.getUint16(offset + 7) };
    else if (marker < 0xffc0) return undefined;
    else offset += 2 + view.getUint16(offset + 2);
  }
}

/**
 * Returns whether a marker is one of SOF0 to SOF15, of which three numbers have another meaning.
 */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

/** Source: RFC 9649: the extended, lossless and lossy formats of the first chunk. */
function webpSize(view: DataView): PictureSize | undefined {
  const chunk = fourCharacters(view, 12);
  if (chunk === 'VP8X') {
    const side = (offset: number): number =>
      1 + view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_0000;
    return { widthPx: side(24), heightPx: side(27) };
  }
  if (chunk === 'VP8L') {
    // Fourteen bits each, less one.
    const bits = view.getUint32(21, true);
    return { widthPx: 1 + (bits % 0x4000), heightPx: 1 + (Math.floor(bits / 0x4000) % 0x4000) };
  }
  return chunk === 'VP8 '
    ? {
        widthPx: view.getUint16(26, true) % 0x4000,
        heightPx: view.getUint16(28, true) % 0x4000,
      }
    : undefined;
}

/** Returns the largest `ispe` property. Source: ISO/IEC 23008-12 §6.5.3. */
function avifSize(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  const endOffset = Math.min(view.byteLength - 16, maxMetaBytes);
  for (let offset = 4; offset <= endOffset; offset += 1) {
    if (view.getUint8(offset) !== 0x69 || fourCharacters(view, offset) !== 'ispe') continue;
    const [widthPx, heightPx] = [view.getUint32(offset + 8), view.getUint32(offset + 12)];
    if (!largest || widthPx * heightPx > largest.widthPx * largest.heightPx)
      largest = { widthPx, heightPx };
  }
  return largest;
}

/** Properties of images precede their data. */
const maxMetaBytes = 64 * 1024;

function fourCharacters(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
