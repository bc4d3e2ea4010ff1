import { textAt } from './bytes.ts';

/** Tag of the orientation in the first directory. Source: TIFF 6.0, section 8. */
const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;
const headerBytes = 8;

/** Length of an {@link orientationBlock}. */
export const orientationBlockBytes = 26;

/**
 * Returns how a viewer has to turn or mirror the picture, 2 to 8, from a TIFF block, the content of
 * EXIF metadata; `undefined` if it is shown as it is stored. Source: TIFF 6.0, sections 2 and 8.
 */
export function orientationOf(block: Uint8Array): number | undefined {
  const order = textAt(block, 0, 4);
  const isLittleEndian = order === 'II*\0';
  if ((!isLittleEndian && order !== 'MM\0*') || block.length < headerBytes) return undefined;
  const view = new DataView(block.buffer, block.byteOffset, block.length);
  const directory = view.getUint32(4, isLittleEndian);
  if (directory < headerBytes || directory + 2 > block.length) return undefined;
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const offset = directory + 2 + index * entryBytes;
    if (offset + entryBytes > block.length) return undefined;
    if (view.getUint16(offset, isLittleEndian) !== orientationTag) continue;
    const isNumber =
      view.getUint16(offset + 2, isLittleEndian) === shortType &&
      view.getUint32(offset + 4, isLittleEndian) === 1;
    const value = view.getUint16(offset + 8, isLittleEndian);
    return isNumber && value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Returns a TIFF block with an orientation alone. */
export function orientationBlock(orientation: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(orientationBlockBytes));
  view.setUint32(0, 0x4d4d_002a); // big-endian
  view.setUint32(4, headerBytes);
  view.setUint16(8, 1); // entries
  view.setUint16(10, orientationTag);
  view.setUint16(12, shortType);
  view.setUint32(14, 1); // values
  view.setUint16(18, orientation);
  return new Uint8Array(view.buffer);
}
