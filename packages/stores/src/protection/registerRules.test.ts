import type { RegisterValidator } from '@livery/model';
import { expect, it } from 'vitest';
import { PatternCheck } from '../core/forms/PatternCheck.ts';
import { patternText } from '../core/forms/patternTexts.ts';
import { lengthValues, registerRules, type RegistrationField } from './registerRules.ts';

const username: RegistrationField = {
  id: 'username',
  label: { $text: 'login.username' },
  input: 'text',
};

/** Returns the problem of a value. */
async function problemOf(
  value: string,
  rule: Partial<RegisterValidator>,
  { field = username, required = false } = {},
) {
  const validator = { field: field.id, enabled: true, required, ...rule };
  const pattern =
    rule.acceptedPattern === undefined
      ? undefined
      : new PatternCheck(
          { test: (source, tested) => Promise.resolve(new RegExp(source).test(tested)) },
          rule.acceptedPattern,
        );
  await pattern?.check(value);
  for (const each of registerRules({ field, validator, isRequired: () => required, pattern })) {
    const problem = each(value, {});
    if (problem) return problem;
  }
  return undefined;
}

it('[REGI-02] requires a value only if the operator does', async () => {
  expect(await problemOf('', { minLength: 3, acceptedPattern: '^x+$' })).toBeUndefined();
  expect(await problemOf('', {}, { required: true })).toEqual({ key: 'form.required' });
  const line: RegistrationField = { ...username, empty: { $text: 'register.contentRequired' } };
  expect(await problemOf('', {}, { field: line, required: true })).toEqual({
    key: 'register.contentRequired',
  });
});

it('[REGI-02] [REGI-17] accepts lengths between the operator’s bounds, inclusive', async () => {
  for (const value of ['ab', 'abcde'])
    expect(await problemOf(value, { minLength: 2, maxLength: 5 })).toBeUndefined();
  for (const value of ['a', 'abcdef']) {
    expect(await problemOf(value, { minLength: 2, maxLength: 5 })).toEqual({
      key: 'register.length',
      values: { min: 2, max: 5, over: 1, length: '2 - 5' },
    });
  }
});

it('[REGI-02] uses the brand’s bounds if the operator has none', async () => {
  const field: RegistrationField = { ...username, minLength: 2, maxLength: 3 };
  expect(await problemOf('abcd', {}, { field })).toMatchObject({
    key: 'register.length',
    values: { length: '2 - 3' },
  });
  expect(await problemOf('abcd', { maxLength: 4 }, { field })).toBeUndefined();
});

it('[REGI-02] shows one value for equal bounds and a plus for a missing upper bound', () => {
  expect(lengthValues({ min: 6, max: 6 }).length).toBe(6);
  expect(lengthValues({ min: 2, max: 15 }).length).toBe('2 - 15');
  expect(lengthValues({ min: 7, max: undefined }).length).toBe('7+');
});

it.each([
  'letterFirstAlphanumeric',
  'letterFirstAlphanumericUnderscore',
  'lettersAndDigits',
  'alphanumeric',
  'digits',
  'hasUppercase',
  'upperLowerDigitSymbol',
  'englishLetters',
  'uppercaseName',
  'thai',
  'korean',
  'chinese',
  'noSpaces',
  'dateYearFirst',
  'dateMonthFirst',
  'email',
])('[REGI-12] %s: shows the message of the pattern for pattern and length', async (patternId) => {
  const rule = { patternId, minLength: 2, maxLength: 4, acceptedPattern: '^x+$' };
  const message = { key: `register.pattern.${patternId}`, values: { length: '2 - 4' } };
  expect(await problemOf('yyy', rule)).toMatchObject(message);
  expect(await problemOf('x', rule)).toMatchObject(message);
  expect(await problemOf('xx', rule)).toBeUndefined();
});

it('[REGI-02] shows a general message for an unknown pattern', async () => {
  expect(await problemOf('y', { patternId: 'constructor', acceptedPattern: '^x$' })).toMatchObject({
    key: 'register.pattern.other',
  });
  expect(await problemOf('y', { acceptedPattern: '^x$' })).toMatchObject({
    key: 'register.pattern.other',
  });
  expect(patternText('toString')).toBeUndefined();
});

it('[REGI-17] prefers the brand’s message to that of the pattern', async () => {
  const field: RegistrationField = { ...username, wrong: { $text: 'register.phoneFormat' } };
  for (const value of ['12', 'abcdef'])
    expect(
      await problemOf(
        value,
        { patternId: 'digits', minLength: 5, acceptedPattern: '^\\d+$' },
        { field },
      ),
    ).toMatchObject({ key: 'register.phoneFormat' });
});
