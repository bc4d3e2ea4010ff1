import { decodedLength, readImage, type ImageType } from '@livery/model';
import { refuseFields } from './refuseFields.ts';

/** Images that one message, or one subject, may have. Source: MEMB-18. */
export const maxImages = 3;
const maxBytes = 5 * 1024 * 1024;

/** Image as it is stored. */
export interface StoredImage {
  readonly position: number;
  readonly type: ImageType;
  readonly bytes: Buffer;
}

/**
 * Decodes uploaded images. Refuses too many of them, and those that the gateway does not let
 * through, because requests can bypass the gateway. Source: MEMB-18.
 */
export function decodeImages(images: readonly string[]): StoredImage[] {
  if (images.length > maxImages)
    throw refuseFields({ images: `Please add at most ${maxImages} images.` });
  return images.map((image, position) => {
    const decoded = decodeImage(image);
    if (!decoded)
      throw refuseFields({ images: 'Please choose PNG or JPEG images of at most 5 MB.' });
    return { position, ...decoded };
  });
}

/** Decodes an image without its metadata; `undefined` if it is too large or unreadable. */
export function decodeImage(base64: string): Omit<StoredImage, 'position'> | undefined {
  if (decodedLength(base64) > maxBytes) return undefined;
  const image = readImage(Buffer.from(base64, 'base64'));
  return typeof image === 'string'
    ? undefined
    : { type: image.type, bytes: Buffer.from(image.content) };
}
