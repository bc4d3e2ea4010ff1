import type { AnyCall } from '@livery/api';
import type { Violation } from '@livery/api/CallValidators';
import {
  decodedLength,
  encodedLength,
  imageMaxMegapixels,
  readImage,
  type ImageFault,
} from '@livery/model';
import type { ImageLimits } from '../../payloads/payloadTasks.ts';

/** Clean images in base64, one byte for each character, or why they are refused. */
export type CheckedImages =
  | { readonly violations: readonly Violation[] }
  | { readonly images: readonly Uint8Array<ArrayBuffer>[] };

const messages: Readonly<Record<ImageFault, string>> = {
  not_an_image: 'must be a PNG or JPEG image in base64',
  unsupported: 'must be a JPEG with baseline or progressive coding, as browsers show it',
  incomplete: 'must be a complete image: its end is missing',
  malformed: 'must be a PNG or JPEG image without errors in its structure',
  too_many_pixels: `must have at most ${imageMaxMegapixels} megapixels`,
};

/**
 * Returns how many bytes a body may have in addition to its other fields, because of its images.
 */
export function imagesLength(
  { images }: AnyCall,
  { imagesMax, imageMaxMegabytes }: ImageLimits,
): number {
  return images === undefined ? 0 : imagesMax * encodedLength(bytesOf(imageMaxMegabytes));
}

/**
 * Cleans images: removes metadata, such as the place of a photo, and what follows their end.
 * Rejects images that are too many, too large, or unreadable.
 *
 * @param field name of the request's field with the images.
 *
 * Source: MEMB-18.
 */
export function checkImages(
  list: unknown,
  field: string,
  { imagesMax, imageMaxMegabytes }: ImageLimits,
): CheckedImages {
  const images: readonly unknown[] = Array.isArray(list) ? list : [];
  const violations: Violation[] = [];
  if (images.length > imagesMax)
    violations.push({ pointer: `/${field}`, message: `must have at most ${imagesMax}` });
  const cleanImages = images.map((image, index) => {
    const result = cleanImage(image, imageMaxMegabytes);
    if ('base64' in result) return new TextEncoder().encode(result.base64);
    violations.push({ pointer: `/${field}/${index}`, message: result.message });
    return new Uint8Array();
  });
  return violations.length > 0 ? { violations } : { images: cleanImages };
}

/** Returns the clean image in base64, or the message of what is wrong. */
function cleanImage(
  image: unknown,
  maxMegabytes: number,
): { base64: string } | { message: string } {
  if (typeof image !== 'string') return { message: messages.not_an_image };
  const sizeBytes = decodedLength(image);
  if (sizeBytes > bytesOf(maxMegabytes)) return { message: `must have at most ${maxMegabytes} MB` };
  const decoded = Buffer.from(image, 'base64');
  // The decoder leaves out characters that are not base64.
  const isBase64 = image.length % 4 === 0 && decoded.length === sizeBytes;
  const result = isBase64 ? readImage(decoded) : 'not_an_image';
  if (typeof result === 'string') return { message: messages[result] };
  const { buffer, byteOffset, byteLength } = result.content;
  return { base64: Buffer.from(buffer, byteOffset, byteLength).toString('base64') };
}

function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}
