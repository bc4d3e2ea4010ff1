import type { AnyCall } from '@livery/api';
import type { Violation } from '@livery/api/CallValidators';
import { encodedLength, readEncodedImage, type PublicSiteDocument } from '@livery/model';

/** The brand's limits of uploaded images. */
export type ImageLimits = Pick<PublicSiteDocument['feedback'], 'imagesMax' | 'imageMaxMegabytes'>;

/** Images in base64, one byte for each character, or why they are refused. */
export type CheckedImages =
  | { readonly violations: readonly Violation[] }
  | { readonly images: readonly Uint8Array<ArrayBuffer>[] };

/** Returns how many bytes a body may have in addition to its other fields, because of its images. */
export function imagesLength(
  { images }: AnyCall,
  { imagesMax, imageMaxMegabytes }: ImageLimits,
): number {
  return images === undefined ? 0 : imagesMax * encodedLength(bytesOf(imageMaxMegabytes));
}

/**
 * Rejects images that are too many, too large, or neither PNG nor JPEG by their content.
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
  const violations: Violation[] = images.flatMap((image, index) => {
    const read = typeof image === 'string' ? readEncodedImage(image) : undefined;
    const message = !read
      ? 'must be a PNG or JPEG image in base64'
      : read.sizeBytes > bytesOf(imageMaxMegabytes)
        ? `must have at most ${imageMaxMegabytes} MB`
        : undefined;
    return message === undefined ? [] : [{ pointer: `/${field}/${index}`, message }];
  });
  if (images.length > imagesMax)
    violations.unshift({ pointer: `/${field}`, message: `must have at most ${imagesMax}` });
  return violations.length > 0
    ? { violations }
    : { images: images.map((image) => new TextEncoder().encode(String(image))) };
}

function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}
