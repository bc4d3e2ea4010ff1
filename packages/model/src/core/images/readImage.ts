import { textAt } from './bytes.ts';
import type { CleanImage, ImageFault } from './CleanImage.ts';
import { readJpeg } from './readJpeg.ts';
import { pngSignature, readPng } from './readPng.ts';

/**
 * Reads an uploaded PNG or JPEG by its content, because names and declared types can be wrong.
 * Removes what follows its end, and metadata such as the place of a photo, but keeps colours,
 * transparency and orientation. Checks the structure and does not decode pixels, so its time grows
 * with the number of bytes only.
 *
 * Source: MEMB-18.
 */
export function readImage(content: Uint8Array): CleanImage | ImageFault {
  if (textAt(content, 0, pngSignature.length) === pngSignature) return readPng(content);
  if (textAt(content, 0, 3) === '\xff\xd8\xff') return readJpeg(content);
  return 'not_an_image';
}
