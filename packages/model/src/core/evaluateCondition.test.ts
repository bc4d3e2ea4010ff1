import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Condition } from '../generated/documents.gen.ts';
import {
  evaluateCondition,
  type Scalar,
  type Truth,
  type ValueSource,
} from './evaluateCondition.ts';

const paths = ['wallet.balance', 'session.account', 'session.state', 'route.name'];
const flags = ['f', 'g'];

function sourceOf(
  values: Partial<Record<string, Scalar>>,
  on: Partial<Record<string, boolean>>,
): ValueSource {
  return { value: (path) => values[path], flag: (name) => on[name] };
}

const scalar = fc.constantFrom<Scalar>(0, 1, 2, 'ann', 'member', 'guest', true);
const values = fc.dictionary(fc.constantFrom(...paths), scalar);
const on = fc.dictionary(fc.constantFrom(...flags), fc.boolean());
const pair = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<[string, T]> =>
  fc.tuple(fc.constantFrom(...paths), right);

/** Every condition except `exists`, the only one that turns an unknown value into a result. */
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record({ flag: fc.constantFrom(...flags) }),
    fc.record({
      session: fc.constantFrom<NonNullable<Condition['session']>>('guest', ['member', 'trial']),
    }),
    fc.record({ eq: pair(scalar) }),
    fc.record({ in: pair(fc.array(scalar)) }),
    fc.record({ gt: pair(fc.integer({ min: 0, max: 3 })) }),
    fc.record({ gte: pair(fc.integer({ min: 0, max: 3 })) }),
    fc.record({ lt: pair(fc.integer({ min: 0, max: 3 })) }),
    fc.record({ lte: pair(fc.integer({ min: 0, max: 3 })) }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

it('evaluates each kind of condition', () => {
  const source = sourceOf(
    { 'wallet.balance': 5, 'session.state': 'member', 'route.name': 'home' },
    { f: true, g: false },
  );
  const answers: [Condition, Truth][] = [
    [{ flag: 'f' }, true],
    [{ flag: 'g' }, false],
    [{ flag: 'unknown' }, undefined],
    [{ session: 'member' }, true],
    [{ session: ['guest', 'trial'] }, false],
    [{ exists: 'route.name' }, true],
    [{ exists: 'session.account' }, false],
    [{ eq: ['wallet.balance', 5] }, true],
    [{ eq: ['wallet.balance', '5'] }, false],
    [{ eq: ['session.account', 'ann'] }, undefined],
    [{ in: ['route.name', ['home', 'slots']] }, true],
    [{ in: ['route.name', []] }, false],
    [{ gt: ['wallet.balance', 5] }, false],
    [{ gte: ['wallet.balance', 5] }, true],
    [{ lt: ['wallet.balance', 5] }, false],
    [{ lte: ['wallet.balance', 5] }, true],
    [{ gt: ['route.name', 0] }, false],
    [{ all: [{ flag: 'f' }, { flag: 'unknown' }] }, undefined],
    [{ all: [{ flag: 'g' }, { flag: 'unknown' }] }, false],
    [{ any: [{ flag: 'g' }, { flag: 'unknown' }] }, undefined],
    [{ any: [{ flag: 'f' }, { flag: 'unknown' }] }, true],
    [{ not: { flag: 'unknown' } }, undefined],
    [{ not: { flag: 'g' } }, true],
    [{}, undefined],
  ];
  for (const [input, answer] of answers)
    expect(evaluateCondition(input, source), JSON.stringify(input)).toBe(answer);
});

it('is undefined while all values are unknown', () => {
  fc.assert(
    fc.property(condition, (input) => {
      expect(evaluateCondition(input, sourceOf({}, {}))).toBeUndefined();
    }),
  );
});

it('keeps a defined result when more values become known', () => {
  fc.assert(
    fc.property(
      condition,
      values,
      on,
      values,
      on,
      (input, known, knownFlags, later, laterFlags) => {
        const now = evaluateCondition(input, sourceOf(known, knownFlags));
        fc.pre(now !== undefined);
        expect(
          evaluateCondition(
            input,
            sourceOf({ ...later, ...known }, { ...laterFlags, ...knownFlags }),
          ),
        ).toBe(now);
      },
    ),
  );
});

it('negates defined results only', () => {
  fc.assert(
    fc.property(condition, values, on, (input, known, knownFlags) => {
      const source = sourceOf(known, knownFlags);
      const truth = evaluateCondition(input, source);
      expect(evaluateCondition({ not: input }, source)).toBe(
        truth === undefined ? undefined : !truth,
      );
    }),
  );
});

it('is undefined for kinds of newer versions, even if negated', () => {
  // A condition kind that this version does not support.
  const newer = JSON.parse('{"before":["clock.now","2030"]}') as Condition;
  for (const input of [newer, { not: newer }, { all: [newer] }, { any: [newer] }])
    expect(evaluateCondition(input, sourceOf({}, {}))).toBeUndefined();
});
