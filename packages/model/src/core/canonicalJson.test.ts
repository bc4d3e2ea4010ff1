import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

it('sorts the keys of every object and omits undefined members', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x' }], a: undefined, A: null })).toBe(
    '{"A":null,"b":[{"c":"x","d":1}]}',
  );
  expect(canonicalJson(undefined)).toBe('null');
});

it('gives equal values equal texts whatever their key order, without loss', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, entry]) => [key, reversed(entry)]),
  );
}
