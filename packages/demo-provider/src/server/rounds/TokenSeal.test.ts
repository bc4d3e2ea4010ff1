import { expect, it } from 'vitest';
import { TokenSeal } from './TokenSeal.ts';

const seal = new TokenSeal('a secret of the tests');

it('opens a sealed token only for the same round and secret', () => {
  const sealed = seal.seal('a-token-of-a-launch', 'round-1');
  expect(sealed).not.toContain('token');
  expect(seal.open(sealed, 'round-1')).toBe('a-token-of-a-launch');
  expect(seal.seal('a-token-of-a-launch', 'round-1')).not.toBe(sealed);
  expect(() => seal.open(sealed, 'round-2')).toThrow('unable to authenticate data');
  expect(() => new TokenSeal('another').open(sealed, 'round-1')).toThrow(
    'unable to authenticate data',
  );
});

it('returns unsealed tokens unchanged, and an empty token as empty', () => {
  expect(seal.open('a-token-of-an-older-round', 'round-1')).toBe('a-token-of-an-older-round');
  expect(seal.open('', 'round-1')).toBe('');
});
