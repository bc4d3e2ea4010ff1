import { expect, it } from 'vitest';
import { countEach } from './countEach.ts';

it('counts items, most frequent first', () => {
  expect(countEach(['a', 'b', 'b'])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
