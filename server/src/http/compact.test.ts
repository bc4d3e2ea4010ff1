import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it('copies the bytes into a buffer of exactly their size', () => {
  const packed = brotliCompressSync('a small text');
  expect(packed.buffer.byteLength).toBeGreaterThan(packed.length * 2);

  const copy = compact(packed);

  expect(copy.equals(packed)).toBe(true);
  expect(copy.buffer.byteLength).toBe(packed.length);
});
