import { expect, it } from 'vitest';
import { tupleKey } from './tupleKey.ts';

it('gives different tuples different keys, whatever their parts contain', () => {
  const keys = [['a', 'bc'], ['ab', 'c'], ['abc'], ['a', 'b', 'c'], ['2:bc', 'a'], ['', 'abc']].map(
    (parts) => tupleKey(...parts),
  );

  expect(new Set(keys).size).toBe(keys.length);
});
