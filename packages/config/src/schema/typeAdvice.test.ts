import { expect, it } from 'vitest';
import { adviceOf, typeAdvice } from './typeAdvice.ts';

it.each([
  ['12', ['integer'], undefined, '; write 12 without quotes'],
  ['20px', ['integer'], undefined, '; write 20 without quotes'],
  ['1.5', ['integer'], undefined, ''],
  ['off', ['boolean'], undefined, '; write false without quotes'],
  [400, ['string'], undefined, '; write "400"'],
  ['a', ['array'], { items: { type: 'string' } }, '; write ["a"]'],
  ['a', ['array'], { items: { type: 'object' } }, ''],
  [{ remove: 'vip' }, ['array'], undefined, '; changes of an inherited list are { "$ops": [ … ] }'],
  ['PHP', ['object'], { required: ['code'] }, '; write { "code": … }'],
  [
    false,
    ['object'],
    { properties: { value: {}, module: {} } },
    '; write { "value": … or "module": … }',
  ],
])('advises for %j of type %j: %j → %s', (value, types, schema, expected) => {
  expect(typeAdvice(value, types, schema)).toBe(expected);
});

it('reads a value only from advice that is complete', () => {
  expect(adviceOf('expected a whole number, found a text; write 12 without quotes')).toEqual({
    text: '12',
  });
  expect(adviceOf('expected a list, found a text; write ["a"]')).toEqual({ text: '["a"]' });
  expect(adviceOf('JPY has no decimals; write "minorDigits": 0')).toEqual({
    property: 'minorDigits',
    text: '0',
  });
  expect(adviceOf('a text is named by its key: write { "$text": "nav.home" }')).toEqual({
    text: '{ "$text": "nav.home" }',
  });
  expect(adviceOf('a text is named by its key: write { "$text": "the.key" }')).toBeUndefined();
  expect(adviceOf('expected an object, found a text; write { "code": … }')).toBeUndefined();
});
