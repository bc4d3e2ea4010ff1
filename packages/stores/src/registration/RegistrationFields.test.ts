import type { RegisterValidator, RegistrationDocument } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { RegistrationFields, type RegistrationState } from './RegistrationFields.ts';

type Field = RegistrationDocument['fields'][number];

/** Ways a field of the platform's own registration.json differs from a line of text. */
const special: Readonly<Record<string, Partial<Field>>> = {
  username: { minLength: 2, maxLength: 15 },
  mobileNum: { input: 'tel', wrong: { $text: 'register.phoneFormat' } },
  verificationCode: { input: 'code' },
  password: { input: 'password', minLength: 7, maxLength: 20 },
  confirmPassword: { input: 'password' },
  payeeName: { wrong: { $text: 'register.nameFormat' } },
  paymentPassword: { input: 'password' },
  email: { input: 'email' },
  affiliateCode: { wrong: { $text: 'register.inviteFormat' } },
  captcha: { input: 'captcha', empty: { $text: 'login.captchaRequired' } },
  terms: { input: 'checkbox', empty: { $text: 'register.termsRequired' } },
};
const content = ['idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'recommenderId'];
const order = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'email',
  ...content,
  'affiliateCode',
  'captcha',
  'terms',
];
const registration: RegistrationDocument = {
  termsAcceptedByDefault: true,
  fields: order.map((id): Field => ({
    id,
    label: { $text: id },
    input: 'text',
    ...(content.includes(id) ? { empty: { $text: 'register.contentRequired' } } : {}),
    ...special[id],
  })),
};
const byUsername: RegistrationState = {
  method: 'username',
  captchaNeeded: false,
  codeNeeded: true,
  passwordNeeded: true,
  invitationNeeded: false,
  linkedCode: 'none',
};
const byMobile: RegistrationState = { ...byUsername, method: 'mobile' };

function fieldsOf(
  rules: readonly (Partial<RegisterValidator> & { field: string })[],
  state: RegistrationState = byUsername,
): RegistrationFields {
  const validators = rules.map((rule) => ({ enabled: true, required: false, ...rule }));
  return new RegistrationFields({
    registration,
    validators,
    state,
    patterns: { test: (pattern, value) => Promise.resolve(new RegExp(pattern, 'u').test(value)) },
  });
}

/** The text a field shows for a value once its pattern has looked at it. */
async function said(
  fields: RegistrationFields,
  id: string,
  value: string,
): Promise<{ key?: string; length?: unknown }> {
  const field = fields.form.field(id);
  field.change(value);
  field.visit();
  await fields.settle([id]);
  const { key, values } = field.shownProblem ?? {};
  return {
    ...(key === undefined ? {} : { key }),
    ...(values === undefined ? {} : { length: values.length }),
  };
}

/**
 * Whether there is a case for it without the operator's word, what is said of an empty value, and
 * what of a wrong one.
 */
const cases: readonly [
  id: string,
  own: boolean,
  empty: string,
  wrong: string,
  state?: RegistrationState,
][] = [
  ['username', true, 'form.required', 'register.pattern.digits'],
  ['password', true, 'form.required', 'register.pattern.digits'],
  ['mobileNum', true, 'form.required', 'register.phoneFormat', byMobile],
  ['mobileNum', false, 'form.required', 'register.phoneFormat'],
  ['verificationCode', true, 'form.required', 'register.pattern.digits', byMobile],
  ['paymentPassword', true, 'form.required', 'register.pattern.digits'],
  ['captcha', true, 'login.captchaRequired', 'register.pattern.digits'],
  ['payeeName', false, 'form.required', 'register.nameFormat'],
  ['email', false, 'form.required', 'register.pattern.digits'],
  ['affiliateCode', false, 'form.required', 'register.inviteFormat'],
  ...content.map(
    (id) =>
      [id, false, 'register.contentRequired', 'register.pattern.digits'] as [
        string,
        boolean,
        string,
        string,
      ],
  ),
];

describe.each(cases)('%s', (id, own, empty, wrong, state) => {
  const rule = {
    field: id,
    acceptedPattern: '^[0-9]+$',
    patternId: 'digits',
    minLength: 2,
    maxLength: 4,
  };

  it(`[REGI-05] [REGI-02] is required ${own ? 'whatever the operator says' : 'only where the operator says so'}`, async () => {
    for (const required of [true, false]) {
      const fields = fieldsOf([{ ...rule, required }], state);
      expect([fields.shows(id), fields.isRequired(id)]).toEqual([true, required || own]);
      expect(await said(fields, id, '')).toEqual(required || own ? { key: empty } : {});
    }
  });

  it('[REGI-02] [REGI-17] keeps both bounds and the pattern, each with its sentence; on the bounds it is right', async () => {
    const fields = fieldsOf([rule], state);
    for (const value of ['1', '12345', 'ab'])
      expect([value, await said(fields, id, value)]).toEqual([
        value,
        { key: wrong, length: '2 - 4' },
      ]);
    for (const value of ['12', '1234'])
      expect([value, await said(fields, id, value)]).toEqual([value, {}]);
  });

  it('[REGI-02] takes anything of a right length where the pattern is *', async () => {
    const fields = fieldsOf([{ ...rule, acceptedPattern: '*' }], state);
    expect(await said(fields, id, 'a!')).toEqual({});
    expect(await said(fields, id, 'a!a!a')).toEqual({ key: wrong, length: '2 - 4' });
  });

  it('[LOGN-04] [REGI-02] is sent without the white space around it, unless it is a code', () => {
    const fields = fieldsOf([rule], state);
    fields.form.field(id).change(' 12 ');
    expect(fields.form.field(id).sent).toBe(id === 'verificationCode' ? ' 12 ' : '12');
  });
});

/** The operator's usual patterns, with values each takes and does not take. */
const patterns: readonly [
  patternId: string,
  pattern: string,
  good: readonly string[],
  bad: readonly string[],
][] = [
  ['letterFirstAlphanumeric', '^[A-Za-z][A-Za-z0-9]*$', ['a1', 'Ann'], ['1a', 'a_b', 'añ']],
  [
    'letterFirstAlphanumericUnderscore',
    '^[A-Za-z][A-Za-z0-9_]*$',
    ['a_1', 'Ann'],
    ['_a', '1a', 'a b'],
  ],
  ['digits', '^[0-9]+$', ['12', '007'], ['1a', '1 2', '١٢']],
  ['hasUppercase', '^(?=.*[A-Z]).+$', ['aB', 'AB'], ['ab', '12']],
  [
    'upperLowerDigitSymbol',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$',
    ['aB1!'],
    ['aB1a', 'ab1!', 'AB1!', 'aBc!'],
  ],
  ['englishLetters', '^[A-Za-z ]+$', ['ab', 'a b'], ['a1', 'año']],
  ['thai', '^[\\u0E00-\\u0E7F]+$', ['สมชาย'], ['ab', 'สม1']],
  ['korean', '^[\\uAC00-\\uD7AF]+$', ['김철수'], ['ab', '김1']],
  ['chinese', '^\\p{Script=Han}+$', ['王小明'], ['ab', '王1']],
  ['noSpaces', '^\\S+$', ['ab', 'a_b'], ['a b']],
  ['dateYearFirst', '^\\d{4}-\\d{2}-\\d{2}$', ['2026-11-20'], ['11-20-2026', '2026-1-2']],
  ['dateMonthFirst', '^\\d{2}-\\d{2}-\\d{4}$', ['11-20-2026'], ['2026-11-20']],
  ['lettersAndDigits', '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$', ['a1'], ['ab', '12', 'a 1']],
  ['alphanumeric', '^[A-Za-z0-9]+$', ['a1', 'ab', '12'], ['a-b']],
  ['uppercaseName', '^[A-Z ]+$', ['ANN LI'], ['Ann', 'AÑO']],
  ['email', '^[^@\\s]+@[^@\\s]+$', ['a@b'], ['ab', 'a @b']],
];

it.each(patterns)(
  '[REGI-12] [REGI-02] %s takes what it should and says its own sentence of the rest; one value is named where both bounds are equal',
  async (patternId, acceptedPattern, good, bad) => {
    const fields = fieldsOf([
      { field: 'email', patternId, acceptedPattern, minLength: 2, maxLength: 15 },
    ]);
    for (const value of good)
      expect([value, await said(fields, 'email', value)]).toEqual([value, {}]);
    for (const value of [...bad, 'x', 'x'.repeat(16)])
      expect([value, await said(fields, 'email', value)]).toEqual([
        value,
        { key: `register.pattern.${patternId}`, length: '2 - 15' },
      ]);
    const equal = fieldsOf([
      { field: 'email', patternId, acceptedPattern, minLength: 20, maxLength: 20 },
    ]);
    expect(await said(equal, 'email', good[0] ?? '')).toEqual({
      key: `register.pattern.${patternId}`,
      length: 20,
    });
  },
);

it('[REGI-04] [REGI-14] name and password have the brand’s bounds where the operator names none', async () => {
  const fields = fieldsOf([{ field: 'username' }, { field: 'password' }]);
  for (const value of ['a', 'x'.repeat(16)])
    expect(await said(fields, 'username', value)).toEqual({
      key: 'register.length',
      length: '2 - 15',
    });
  for (const value of ['ab', 'x'.repeat(15)])
    expect(await said(fields, 'username', value)).toEqual({});
  for (const value of ['123456', 'x'.repeat(21)])
    expect(await said(fields, 'password', value)).toEqual({
      key: 'register.length',
      length: '7 - 20',
    });
  expect(await said(fields, 'password', '1234567')).toEqual({});
});

it('[REGI-15] the confirmation is required and must be the password, whatever rule the operator has for it', async () => {
  const fields = fieldsOf([
    { field: 'confirmPassword', acceptedPattern: '^never$', minLength: 50, maxLength: 60 },
  ]);
  fields.form.field('password').change('Passw0rd');
  expect(await said(fields, 'confirmPassword', '')).toEqual({ key: 'form.required' });
  expect(await said(fields, 'confirmPassword', 'passw0rd')).toEqual({
    key: 'register.confirmWrong',
  });
  expect(await said(fields, 'confirmPassword', 'Passw0rd')).toEqual({});
});

it('[REGI-16] the real name has a sentence of its own for every way to be wrong', async () => {
  const fields = fieldsOf([
    {
      field: 'payeeName',
      acceptedPattern: '^[A-Z ]+$',
      patternId: 'uppercaseName',
      minLength: 2,
      maxLength: 10,
    },
  ]);
  for (const value of ['Maria', 'MARÍA', 'M', 'MARIA SANTOS'])
    expect([value, (await said(fields, 'payeeName', value)).key]).toEqual([
      value,
      'register.nameFormat',
    ]);
  expect(await said(fields, 'payeeName', 'MARIA')).toEqual({});
});

it('[REGI-05] what neither operator nor method asks for is not shown', () => {
  const shownOf = (state: RegistrationState) => fieldsOf([], state).shown.map(({ id }) => id);
  expect(shownOf(byUsername)).toEqual(['username', 'password', 'confirmPassword', 'terms']);
  expect(shownOf(byMobile)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'terms',
  ]);
  expect(shownOf({ ...byMobile, codeNeeded: false })).toEqual([
    'mobileNum',
    'password',
    'confirmPassword',
    'terms',
  ]);
  expect(shownOf({ ...byUsername, captchaNeeded: true, invitationNeeded: true })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'affiliateCode',
    'captcha',
    'terms',
  ]);
});
