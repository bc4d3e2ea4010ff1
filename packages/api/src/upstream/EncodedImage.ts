import { randomBytes } from 'node:crypto';

/**
 * An image in base64, kept as bytes, because a text of this size would be copied several times on
 * its way to the operator.
 */
export class EncodedImage {
  /** Base64 characters, one byte each. */
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Returns the base64 text, for bodies that are not JSON. */
  toString(): string {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length).toString(
      'latin1',
    );
  }
}

/** Body of a request: a text, or its parts in order. */
export type RequestBody = string | readonly Uint8Array[];

/** Serialises a request as JSON. The bytes of its images are parts of the body and not copied. */
export function jsonWithImages(request: object): RequestBody {
  const images: EncodedImage[] = [];
  // Cannot be in a field, because the visitor does not know it.
  const mark = randomBytes(16).toString('hex');
  const text = JSON.stringify(request, (_name, value: unknown) => {
    if (!(value instanceof EncodedImage)) return value;
    images.push(value);
    return mark;
  });
  if (images.length === 0) return text;
  return text
    .split(mark)
    .flatMap((part, index) => [
      Buffer.from(part),
      ...images.slice(index, index + 1).map(({ bytes }) => bytes),
    ]);
}

/** Returns the length of a body in bytes. */
export function lengthOfBody(body: RequestBody): number {
  return typeof body === 'string'
    ? Buffer.byteLength(body)
    : body.reduce((bytes, part) => bytes + part.length, 0);
}
