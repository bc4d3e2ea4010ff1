import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it('keeps the bytes and none of the block they came in', () => {
  const packed = brotliCompressSync('a small text');
  expect(packed.buffer.byteLength).toBeGreaterThan(packed.length * 2);

  const own = compact(packed);

  expect(own.equals(packed)).toBe(true);
  expect(own.buffer.byteLength).toBe(packed.length);
});
