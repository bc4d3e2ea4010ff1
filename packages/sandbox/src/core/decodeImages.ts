import { imageType } from '@livery/model';
import { refuseFields } from './refuseFields.ts';

const maxImages = 3;
const maxBytes = 5 * 1024 * 1024;

/** Image as it is stored. */
export interface StoredImage {
  readonly position: number;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Decodes uploaded images. Refuses too many or too large ones, and files that are neither PNG nor
 * JPEG. Source: MEMB-18.
 */
export function decodeImages(images: readonly string[]): StoredImage[] {
  if (images.length > maxImages)
    throw refuseFields({ images: `Please add at most ${maxImages} images.` });
  return images.map((image, position) => {
    const bytes = Buffer.from(image, 'base64');
    const type = imageType(bytes);
    if (type === undefined || bytes.length > maxBytes)
      throw refuseFields({ images: 'Please choose PNG or JPEG images of at most 5 MB.' });
    return { position, type, bytes };
  });
}
