/** Types of images that players may upload. Source: MEMB-18. */
export type ImageType = 'image/png' | 'image/jpeg';

/** First bytes of a type: 89504E470D0A1A0A for PNG, FFD8FF for JPEG. */
interface Signature {
  readonly type: ImageType;
  readonly bytes: readonly number[];
  /** The same bytes in base64. The last character also holds bits of the next byte. */
  readonly base64: RegExp;
}

const signatures: readonly Signature[] = [
  {
    type: 'image/png',
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    base64: /^iVBORw0KGg[opqr]/,
  },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], base64: /^\/9j\// },
];

/**
 * Returns the type of an image by its first bytes, because names and declared types can be wrong.
 * `undefined` for anything but PNG and JPEG.
 */
export function imageType(content: Uint8Array): ImageType | undefined {
  return signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))
    ?.type;
}

/** An image in base64: its type, and its size in bytes. */
export interface EncodedImage {
  readonly type: ImageType;
  readonly sizeBytes: number;
}

/** Reads type and size of an image in base64; `undefined` if it is no image, or no base64. */
export function readEncodedImage(content: string): EncodedImage | undefined {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return undefined;
  const type = signatures.find(({ base64 }) => base64.test(content))?.type;
  const padding = content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0;
  return type && { type, sizeBytes: (content.length / 4) * 3 - padding };
}

/** Returns the number of base64 characters of the given number of bytes. */
export function encodedLength(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}
