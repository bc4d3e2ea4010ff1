import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it('tells only the ends of a name, and keeps what is masked', () => {
  expect(['ro***42', 'rosalinda', 'ana', 'é👩‍🚀', ''].map(maskName)).toEqual([
    'ro***42',
    'ro***a',
    'a***',
    'é***',
    '***',
  ]);
});
