import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it('masks all but the ends of a name, and keeps a masked name', () => {
  expect(['ro***42', 'rosalinda', 'ana', 'é👩‍🚀', ''].map(maskName)).toEqual([
    'ro***42',
    'ro***a',
    'a***',
    'é***',
    '***',
  ]);
});
