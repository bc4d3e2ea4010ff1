import { expect, it } from 'vitest';
import { pickEncoding } from './encodings.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  ['br ; q=0.1', 'br'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=', 'identity'],
  [`gzip, br${' '.repeat(248)}`, 'br'],
  // Longer than any browser's, so that it is not read.
  [`gzip, br${' '.repeat(249)}`, 'identity'],
])('for %s picks %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});
