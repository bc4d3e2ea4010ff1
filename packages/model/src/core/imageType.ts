/** Types of images that players may upload. Source: MEMB-18. */
export type ImageType = 'image/png' | 'image/jpeg';

const signatures: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Base64 characters that contain the longest signature. */
const signatureLength = 12;

/**
 * Returns the type of an image by its first bytes, because names and declared types can be wrong.
 * `undefined` for anything but PNG and JPEG.
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  )?.[0];
}

/** An image in base64: its type, and its size in bytes. */
export interface EncodedImage {
  readonly type: ImageType;
  readonly sizeBytes: number;
}

/** Reads type and size of an image in base64; `undefined` if it is no image, or no base64. */
export function readEncodedImage(base64: string): EncodedImage | undefined {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const start = atob(base64.slice(0, signatureLength));
  const type = imageType(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  const padding = /=*$/.exec(base64)?.[0].length ?? 0;
  return type && { type, sizeBytes: (base64.length / 4) * 3 - padding };
}

/** Returns the number of base64 characters of the given number of bytes. */
export function encodedLength(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}
