import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

it.each([
  ['livery=a', 'a'],
  ['theme=dark; livery=a; livery=b', 'a'],
  ['old-livery=x; livery2=y;livery = a ', 'a'],
  ['livery; livery=a', 'a'],
  ['livery=a=b==', 'a=b=='],
  ['livery=', ''],
  ['theme=livery', undefined],
  ['livery', undefined],
  ['livery2', undefined],
  ['=livery', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the first cookie of a name in %s', (header, value) => {
  expect(readCookie(header, 'livery')).toBe(value);
});
