/** Returns the big-endian number of two bytes. Missing bytes count as zero. */
export function uint16At(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) * 0x100 + (bytes[offset + 1] ?? 0);
}

/** Returns the big-endian number of four bytes. Missing bytes count as zero. */
export function uint32At(bytes: Uint8Array, offset: number): number {
  return uint16At(bytes, offset) * 0x1_0000 + uint16At(bytes, offset + 2);
}

/** Returns bytes as a text of the same number of characters; fewer at the end. */
export function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** Collects bytes in one buffer, because many small ones would need more memory than the image. */
export class ByteWriter {
  readonly #buffer: Uint8Array<ArrayBuffer>;
  #lengthBytes = 0;

  constructor(maxBytes: number) {
    this.#buffer = new Uint8Array(maxBytes);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#lengthBytes);
  }

  add(bytes: ArrayLike<number>): void {
    this.#buffer.set(bytes, this.#lengthBytes);
    this.#lengthBytes += bytes.length;
  }
}
