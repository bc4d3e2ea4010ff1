import { ApiError, type AnyCall } from '@livery/api';
import type { Violation } from '@livery/api/CallValidators';
import { encodedLength, readEncodedImage, type PublicSiteDocument } from '@livery/model';

/** The brand's limits of uploaded images. */
type ImageLimits = Pick<PublicSiteDocument['feedback'], 'imagesMax' | 'imageMaxMegabytes'>;

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
 * Errors: `bad_request`.
 * Source: MEMB-18.
 */
export function checkImages(
  call: AnyCall,
  fields: Readonly<Record<string, unknown>>,
  { imagesMax, imageMaxMegabytes }: ImageLimits,
): void {
  if (call.images === undefined) return;
  const list = fields[call.images];
  const images: readonly unknown[] = Array.isArray(list) ? list : [];
  const violations: Violation[] = images.flatMap((image, index) => {
    const read = typeof image === 'string' ? readEncodedImage(image) : undefined;
    const message = !read
      ? 'must be a PNG or JPEG image in base64'
      : read.sizeBytes > bytesOf(imageMaxMegabytes)
        ? `must have at most ${imageMaxMegabytes} MB`
        : undefined;
    return message === undefined ? [] : [{ pointer: `/${call.images}/${index}`, message }];
  });
  if (images.length > imagesMax)
    violations.unshift({ pointer: `/${call.images}`, message: `must have at most ${imagesMax}` });
  if (violations.length > 0)
    throw new ApiError({ code: 'bad_request', call: call.name, value: violations });
}

function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}
