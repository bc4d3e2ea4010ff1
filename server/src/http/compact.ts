/**
 * The same bytes without the room around them: zlib hands out small pieces of large blocks, and a
 * cache would keep the blocks alive.
 */
export function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength <= bytes.length * 1.1) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
