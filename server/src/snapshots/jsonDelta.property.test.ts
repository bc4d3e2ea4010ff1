import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyDelta, createDelta } from './jsonDelta.ts';

const name = fc.constantFrom('a', 'b', 'c', 'set', 'edit', 'remove', '__proto__', '1', '0');
const { object } = fc.letrec<{ object: Record<string, unknown>; value: unknown }>((tie) => ({
  object: fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, '', 'text'),
    fc.array(tie('value'), { maxLength: 2 }),
    tie('object'),
  ),
}));

/** Returns the JSON of each member, in which the order of members is visible. */
const members = (value: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(value).map(([key, member]) => [key, JSON.stringify(member)]));

it('makes any object of any other by way of JSON, with the order of all members below its own', () => {
  fc.assert(
    fc.property(object, object, (base, value) => {
      // Parsed as the server parses it.
      const delta = JSON.parse(JSON.stringify(createDelta(base, value)));

      expect(members(applyDelta(base, delta))).toEqual(members(value));
    }),
    { numRuns: 2_000 },
  );
});

it('has nothing for an equal object and keeps its parts', () => {
  const base = { a: { b: [{ c: 1 }] }, d: 'x' };
  const delta = createDelta(base, structuredClone(base));

  expect(delta).toEqual({});
  expect(applyDelta(base, delta).a).toBe(base.a);
});

it('has only the members that differ, and replaces an object whose members change places', () => {
  const base = { a: { first: 1, second: 2, third: 3 }, b: { first: 1, second: 2 } };
  const value = { a: { first: 1, third: 4, fourth: 5 }, b: { second: 2, first: 1 } };

  expect(createDelta(base, value)).toEqual({
    edit: { a: { set: { third: 4, fourth: 5 }, remove: ['second'] } },
    set: { b: { second: 2, first: 1 } },
  });
});
