/**
 * Copies a buffer that is a small view into a large block. zlib returns such views, and a cache
 * would retain the whole blocks.
 */
export function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength <= bytes.length * 1.1) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
