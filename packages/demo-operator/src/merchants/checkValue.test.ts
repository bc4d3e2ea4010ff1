import { expect, it } from 'vitest';
import { checkValue } from './checkValue.ts';

const rule = { field: 'username', enabled: true, required: true };

it.each([
  [{ minLength: 2, maxLength: 3 }, 'abcd', 'Please enter 2 - 3 characters.'],
  [{ minLength: 6, maxLength: 6 }, 'abc', 'Please enter 6 characters.'],
  [{ minLength: 3 }, 'ab', 'Please enter at least 3 characters.'],
  [{ minLength: 2, maxLength: 3 }, 'ab', undefined],
  [{ acceptedPattern: '*' }, 'any thing', undefined],
  [{ acceptedPattern: '^[0-9]+$', patternId: 'digits' }, '12a', 'Please use only digits.'],
  [{ acceptedPattern: '^[0-9]+$', patternId: 'digits' }, '12', undefined],
  [
    { acceptedPattern: '^x$', patternId: 'unheard-of' },
    'y',
    'Please enter a value of the form that is asked for.',
  ],
  [
    { field: 'mobileNum', acceptedPattern: '^[0-9]+$', patternId: 'digits' },
    'a',
    'Phone number format is wrong',
  ],
  [{ field: 'mobileNum', minLength: 8 }, '1', 'Phone number format is wrong'],
])('checks %o by the rule %s', (part, value, expected) => {
  expect(checkValue({ ...rule, ...part }, value)).toBe(expected);
});

it('runs a pattern only on a value of valid length', () => {
  // The invalid pattern would throw if it were compiled.
  expect(checkValue({ ...rule, acceptedPattern: '(', maxLength: 3 }, 'abcd')).toBe(
    'Please enter 0 - 3 characters.',
  );
  expect(() => checkValue({ ...rule, acceptedPattern: '(', maxLength: 3 }, 'abc')).toThrow(
    SyntaxError,
  );
});
