import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues } from './hasMoreValues.ts';

/** Number of values of a parsed JSON, with one for each list and object that is not empty. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1);
}

it.each([
  ['{}', 2],
  ['[{},{}]', 5],
  ['["a,b","[{"]', 3],
  [String.raw`["a\"],[","\\",1]`, 4],
  ['"no end, [', 1],
])('counts %s as at most %i values', (json, count) => {
  expect([
    hasMoreValues(Buffer.from(json), count),
    hasMoreValues(Buffer.from(json), count - 1),
  ]).toEqual([false, count > 1]);
});

it('never counts fewer values than a text has, nor more than twice as many', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = Buffer.from(JSON.stringify([value]));
      const count = sizeOf([value]);
      expect([hasMoreValues(json, 2 * count), hasMoreValues(json, count - 1)]).toEqual([
        false,
        true,
      ]);
    }),
  );
});
