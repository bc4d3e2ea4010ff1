import type { ShownSize } from '@livery/model';
import { pictureSize } from './pictureSize.ts';

/**
 * Returns the size at which browsers show an image file that nothing else sizes; `undefined` if the
 * file does not state it. Drawings have any size, so only their proportions count.
 */
export function shownSize(mediaType: string, content: Uint8Array): ShownSize | undefined {
  if (mediaType === 'image/svg+xml') return drawingSize(new TextDecoder().decode(content));
  const size = pictureSize(mediaType, content);
  if (!size || size.widthPx === 0 || size.heightPx === 0) return undefined;
  const isTurned = mediaType === 'image/jpeg' && isOnItsSide(content);
  return isTurned
    ? { widthPx: size.heightPx, heightPx: size.widthPx, isScalable: false }
    : { ...size, isScalable: false };
}

function drawingSize(text: string): ShownSize | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const lengthOf = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(root)?.[1]);
  const [, , boxWidth = NaN, boxHeight = NaN] = (
    /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? ''
  )
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [widthPx, heightPx] = [lengthOf('width') || boxWidth, lengthOf('height') || boxHeight];
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx, isScalable: true } : undefined;
}

const orientationTag = 0x0112;
/** The orientations from 5 to 8 turn a photo by a quarter. */
const firstTurned = 5;

/** Returns whether the Exif data of a photo turn it by a quarter. Source: CIPA DC-008, 4.6.4. */
function isOnItsSide(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  try {
    for (let offset = 2; view.getUint16(offset) >= 0xffe0 && view.getUint16(offset) <= 0xffef;) {
      if (view.getUint16(offset) === 0xffe1 && view.getUint32(offset + 4) === 0x45786966)
        return orientationOf(view, offset + 10) >= firstTurned;
      offset += 2 + view.getUint16(offset + 2);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return false;
}

/** Returns the orientation in a TIFF header; 0 if it has none. */
function orientationOf(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const offset = directory + 2 + entry * 12;
    if (view.getUint16(offset, isLittle) === orientationTag)
      return view.getUint16(offset + 8, isLittle);
  }
  return 0;
}
