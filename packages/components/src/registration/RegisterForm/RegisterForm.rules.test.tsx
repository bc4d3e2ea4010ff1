// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ann, joined, mountRegister, refused, type Register } from '../../testing/mountRegister.ts';

/** Enters a value, leaves the field, waits for its pattern, and returns its message. */
async function messageFor(register: Register, id: string, value: string): Promise<string> {
  await register.type({ [id]: value });
  await register.leave(id);
  await act(() => Promise.resolve());
  return register.messageOf(id);
}

it('[REGI-02] checks both length bounds, and * matches anything', async () => {
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
    expect([value, await messageFor(register, 'qqNum', value)]).toEqual([value, expected]);
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
  '[REGI-12] shows the message of the pattern %s at the field until the value is valid',
  async (patternId, acceptedPattern, invalid, valid) => {
    const register = await mountRegister({
      rules: { idNumber: { acceptedPattern, patternId, minLength: 2, maxLength: 15 } },
    });
    expect(await messageFor(register, 'idNumber', invalid)).toBe(
      register.t(`register.pattern.${patternId}`, { length: '2 - 15' }),
    );
    expect(await messageFor(register, 'idNumber', valid)).toBe('');
  },
);

it('[REGI-02] shows the general message for an unknown pattern', async () => {
  const register = await mountRegister({
    rules: {
      idNumber: { acceptedPattern: '^[a-c]+$', patternId: 'unheardOf', minLength: 1, maxLength: 4 },
    },
  });
  expect(await messageFor(register, 'idNumber', 'abd')).toBe(register.t('register.pattern.other'));
});

it.each([
  [6, 6, 6],
  [6, 100, '6 - 100'],
] as const)(
  '[REGI-02] [REGI-17] names a length from %j to %j without a pattern as %j',
  async (minLength, maxLength, length) => {
    const register = await mountRegister({
      rules: { email: { acceptedPattern: '*', patternId: '', minLength, maxLength } },
    });
    expect(await messageFor(register, 'email', 'a@b')).toBe(
      register.t('register.length', { length }),
    );
  },
);

it.each([
  ['mobileNum', 'abc', 'register.phoneFormat'],
  ['payeeName', 'maría 1', 'register.nameFormat'],
  ['affiliateCode', 'a-b-c-d', 'register.inviteFormat'],
] as const)('[REGI-17] shows a specific format message for %s', async (id, value, sentence) => {
  const register = await mountRegister();
  expect((await messageFor(register, id, value)).startsWith(register.t(sentence))).toBe(true);
});

it('[REGI-14] [REGI-04] checks password and username against the operator’s patterns', async () => {
  const register = await mountRegister();
  const [password, username] = [
    register.t('register.pattern.lettersAndDigits', { length: '7 - 20' }),
    register.t('register.pattern.letterFirstAlphanumericUnderscore', { length: '2 - 15' }),
  ];
  for (const value of ['letters', '1234567', 'abc123'])
    expect([value, (await messageFor(register, 'password', value)).startsWith(password)]).toEqual([
      value,
      true,
    ]);
  for (const value of ['1abc', 'a b', 'a'])
    expect([value, (await messageFor(register, 'username', value)).startsWith(username)]).toEqual([
      value,
      true,
    ]);
  expect(await messageFor(register, 'password', 'abc1234')).toBe(
    register.t('register.passwordHint', { over: 6 }),
  );
  expect(await messageFor(register, 'username', 'a_1')).toBe(
    register.t('register.usernameHint', { min: 2, max: 15 }),
  );
});

it('[REGI-02] accepts any value if the pattern is invalid, because the operator decides', async () => {
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
    { payeeName: 'MARIA 1' },
    { payeeName: 'MARIA' },
  ]);
});

it('[REGI-02] waits for a pending pattern test before sending', async () => {
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
