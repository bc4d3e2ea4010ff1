import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it.each([
  ['northstar', 'no***r'],
  ['agent', 'ag***t'],
  ['demo', 'd***'],
  ['bob', 'b***'],
  ['al', 'a***'],
  ['x', '***'],
  ['', '***'],
  ['👩‍🚀', '👩***'],
])('masks %s as %s', (name, expected) => {
  expect(maskName(name)).toBe(expected);
});
