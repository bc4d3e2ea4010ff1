// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ann, joined, mountRegister, refused, type Register } from './mountRegister.ts';

/** What a field says of a value, once it is left and its pattern has looked at it. */
async function verdict(register: Register, id: string, value: string): Promise<string> {
  await register.type({ [id]: value });
  await register.leave(id);
  await act(() => Promise.resolve());
  return register.messageOf(id);
}

it('[REGI-02] a length is kept on both bounds, and * matches anything', async () => {
  const register = await mountRegister({
    rules: { qqNum: { acceptedPattern: '*', patternId: 'digits', minLength: 3, maxLength: 5 } },
  });
  const sentence = register.t('register.pattern.digits', { length: '3 - 5' });
  expect(register.input('qqNum').getAttribute('aria-required')).toBeNull();
  for (const [value, expected] of [
    ['x!', sentence],
    ['x!?', ''],
    ['x!?-_', ''],
    ['x!?-_.', sentence],
    ['', ''],
  ] as const)
    expect([value, await verdict(register, 'qqNum', value)]).toEqual([value, expected]);
});

it.each([
  ['digits', '^[0-9]+$', '12a4', '1234'],
  ['letterFirstAlphanumeric', '^[A-Za-z][A-Za-z0-9]*$', '1abc', 'abc1'],
  ['hasUppercase', '^(?=.*[A-Z]).+$', 'abcd', 'abCd'],
  [
    'upperLowerDigitSymbol',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$',
    'Abcd1',
    'Abcd1!',
  ],
  ['englishLetters', '^[A-Za-z ]+$', 'año', 'a year'],
  ['thai', '^[\\u0E00-\\u0E7F]+$', 'abcd', 'สมชาย'],
  ['korean', '^[\\uAC00-\\uD7AF]+$', 'abcd', '김철수'],
  ['chinese', '^[\\u4E00-\\u9FFF]+$', 'abcd', '王小明'],
  ['noSpaces', '^\\S+$', 'a b', 'a_b'],
  ['dateYearFirst', '^\\d{4}-\\d{2}-\\d{2}$', '11-20-2026', '2026-11-20'],
  ['dateMonthFirst', '^\\d{2}\\-\\d{2}\\-\\d{4}$', '2026-11-20', '11-20-2026'],
] as const)(
  '[REGI-12] %s has its sentence at the field, which goes once the value is right',
  async (patternId, acceptedPattern, wrong, right) => {
    const register = await mountRegister({
      rules: { idNumber: { acceptedPattern, patternId, minLength: 2, maxLength: 15 } },
    });
    expect(await verdict(register, 'idNumber', wrong)).toBe(
      register.t(`register.pattern.${patternId}`, { length: '2 - 15' }),
    );
    expect(await verdict(register, 'idNumber', right)).toBe('');
  },
);

it('[REGI-02] a pattern that has no sentence of its own gets the general one', async () => {
  const register = await mountRegister({
    rules: {
      idNumber: { acceptedPattern: '^[a-c]+$', patternId: 'unheardOf', minLength: 1, maxLength: 4 },
    },
  });
  expect(await verdict(register, 'idNumber', 'abd')).toBe(register.t('register.pattern.other'));
});

it.each([
  [6, 6, 6],
  [6, 100, '6 - 100'],
] as const)(
  '[REGI-02] [REGI-17] a length from %j to %j without a pattern is named as %j',
  async (minLength, maxLength, length) => {
    const register = await mountRegister({
      rules: { email: { acceptedPattern: '*', patternId: '', minLength, maxLength } },
    });
    expect(await verdict(register, 'email', 'a@b')).toBe(register.t('register.length', { length }));
  },
);

it.each([
  ['mobileNum', 'abc', 'register.phoneFormat'],
  ['payeeName', 'maría', 'register.nameFormat'],
  ['affiliateCode', 'a-b-c-d', 'register.inviteFormat'],
] as const)('[REGI-17] %s has a sentence of its own', async (id, value, sentence) => {
  const register = await mountRegister();
  expect((await verdict(register, id, value)).startsWith(register.t(sentence))).toBe(true);
});

it('[REGI-14] [REGI-04] the password needs letters and digits, the username a letter first: the operator’s patterns say so', async () => {
  const register = await mountRegister();
  const [password, username] = [
    register.t('register.pattern.lettersAndDigits', { length: '7 - 20' }),
    register.t('register.pattern.letterFirstAlphanumericUnderscore', { length: '2 - 15' }),
  ];
  for (const value of ['letters', '1234567', 'abc123'])
    expect([value, (await verdict(register, 'password', value)).startsWith(password)]).toEqual([
      value,
      true,
    ]);
  for (const value of ['1abc', 'a b', 'a'])
    expect([value, (await verdict(register, 'username', value)).startsWith(username)]).toEqual([
      value,
      true,
    ]);
  expect(await verdict(register, 'password', 'abc1234')).toBe(
    register.t('register.passwordHint', { over: 6 }),
  );
  expect(await verdict(register, 'username', 'a_1')).toBe(
    register.t('register.usernameHint', { min: 2, max: 15 }),
  );
});

it('[REGI-02] a pattern nobody can judge by refuses nothing: the operator decides', async () => {
  const register = await mountRegister({
    rules: { payeeName: { acceptedPattern: '(?<name' } },
    ports: {
      patterns: { test: (pattern) => Promise.resolve(pattern === '(?<name' ? undefined : true) },
    },
    answers: {
      register: [refused({ fields: [{ field: 'payeeName', message: 'Not this name.' }] }), joined],
    },
  });
  await register.type({ ...ann, payeeName: 'Maria 1' });

  await register.submit();
  await waitFor(() => expect(register.messageOf('payeeName')).toMatch(/^Not this name\./));
  await register.type({ payeeName: 'MARIA' });
  await register.submit();

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('register')).toMatchObject([
    { payeeName: 'Maria 1' },
    { payeeName: 'MARIA' },
  ]);
});

it('[REGI-02] what the pattern says while the form is sent is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const register = await mountRegister({
    ports: {
      patterns: { test: (_pattern, value) => (value === 'ann' ? promise : Promise.resolve(true)) },
    },
  });
  await register.type(ann);
  await register.submit();
  expect(
    register
      .getByRole('button', { name: register.t('account.register') })
      .getAttribute('aria-busy'),
  ).toBe('true');

  await act(async () => resolve(false));

  expect(document.activeElement).toBe(register.input('username'));
  expect(register.input('username').getAttribute('aria-invalid')).toBe('true');
  expect(register.requestsTo('register')).toEqual([]);
});
