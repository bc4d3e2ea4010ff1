import { expect, it } from 'vitest';
import { hasHash, shortHash } from './contentHash.ts';

it('has 128 bits, and accepts the 64 bits of earlier snapshots', () => {
  const hash = shortHash('logo');

  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(
    [hash, hash.slice(0, 16), hash.slice(0, 15), '', shortHash('other')].map((expected) =>
      hasHash('logo', expected),
    ),
  ).toEqual([true, true, false, false, false]);
});
