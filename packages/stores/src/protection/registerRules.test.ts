import type { RegisterValidator } from '@livery/model';
import { expect, it } from 'vitest';
import { PatternCheck } from '../core/PatternCheck.ts';
import { patternText } from '../core/patternTexts.ts';
import { lengthValues, registerRules, type RegistrationField } from './registerRules.ts';

const username: RegistrationField = {
  id: 'username',
  label: { $text: 'login.username' },
  input: 'text',
};

/** What a field says of a value. */
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
  await pattern?.ask(value);
  for (const each of registerRules({ field, validator, isRequired: () => required, pattern })) {
    const problem = each(value, {});
    if (problem) return problem;
  }
  return undefined;
}

it('[REGI-02] a value is required only where the operator says so', async () => {
  expect(await problemOf('', { minLength: 3, acceptedPattern: '^x+$' })).toBeUndefined();
  expect(await problemOf('', {}, { required: true })).toEqual({ key: 'form.required' });
  const line: RegistrationField = { ...username, empty: { $text: 'register.contentRequired' } };
  expect(await problemOf('', {}, { field: line, required: true })).toEqual({
    key: 'register.contentRequired',
  });
});

it('[REGI-02] [REGI-17] the length lies between the operator’s bounds; a value on them is right', async () => {
  for (const value of ['ab', 'abcde'])
    expect(await problemOf(value, { minLength: 2, maxLength: 5 })).toBeUndefined();
  for (const value of ['a', 'abcdef']) {
    expect(await problemOf(value, { minLength: 2, maxLength: 5 })).toEqual({
      key: 'register.length',
      values: { min: 2, max: 5, over: 1, length: '2 - 5' },
    });
  }
});

it('[REGI-02] the brand’s bounds count where the operator names none', async () => {
  const field: RegistrationField = { ...username, minLength: 2, maxLength: 3 };
  expect(await problemOf('abcd', {}, { field })).toMatchObject({
    key: 'register.length',
    values: { length: '2 - 3' },
  });
  expect(await problemOf('abcd', { maxLength: 4 }, { field })).toBeUndefined();
});

it('[REGI-02] a message names one value where both bounds are equal, and says when there is no upper one', () => {
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
])('[REGI-12] %s: pattern and length speak with the sentence of the pattern', async (patternId) => {
  const rule = { patternId, minLength: 2, maxLength: 4, acceptedPattern: '^x+$' };
  const said = { key: `register.pattern.${patternId}`, values: { length: '2 - 4' } };
  expect(await problemOf('yyy', rule)).toMatchObject(said);
  expect(await problemOf('x', rule)).toMatchObject(said);
  expect(await problemOf('xx', rule)).toBeUndefined();
});

it('[REGI-02] a pattern nobody knows gets a general sentence', async () => {
  expect(await problemOf('y', { patternId: 'constructor', acceptedPattern: '^x$' })).toMatchObject({
    key: 'register.pattern.other',
  });
  expect(await problemOf('y', { acceptedPattern: '^x$' })).toMatchObject({
    key: 'register.pattern.other',
  });
  expect(patternText('toString')).toBeUndefined();
});

it('[REGI-17] the brand’s own sentence counts before the pattern’s', async () => {
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
