import type { RegisterValidator, RegistrationDocument } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { RegistrationFields, type RegistrationState } from './RegistrationFields.ts';

type Field = RegistrationDocument['fields'][number];

/** Fields of the platform's registration.json that are not plain text inputs. */
const special: Readonly<Partial<Record<Field['id'], Partial<Field>>>> = {
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
const content: readonly Field['id'][] = [
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
];
const order: readonly Field['id'][] = [
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

/** Returns the message a field shows for a value once it is checked. */
async function messageFor(
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

/** Whether a field is required in any case, and its messages for an empty and an invalid value. */
const cases: readonly [
  id: string,
  alwaysRequired: boolean,
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

describe.each(cases)('%s', (id, alwaysRequired, empty, wrong, state) => {
  const rule = {
    field: id,
    acceptedPattern: '^[0-9]+$',
    patternId: 'digits',
    minLength: 2,
    maxLength: 4,
  };

  it(`[REGI-05] [REGI-02] is required ${alwaysRequired ? 'whatever the operator’s rule is' : 'only if the operator’s rule says so'}`, async () => {
    for (const required of [true, false]) {
      const fields = fieldsOf([{ ...rule, required }], state);
      expect([fields.shows(id), fields.isRequired(id)]).toEqual([true, required || alwaysRequired]);
      expect(await messageFor(fields, id, '')).toEqual(
        required || alwaysRequired ? { key: empty } : {},
      );
    }
  });

  it('[REGI-02] [REGI-17] checks both bounds, inclusive, and the pattern, with their messages', async () => {
    const fields = fieldsOf([rule], state);
    for (const value of ['1', '12345', 'ab'])
      expect([value, await messageFor(fields, id, value)]).toEqual([
        value,
        { key: wrong, length: '2 - 4' },
      ]);
    for (const value of ['12', '1234'])
      expect([value, await messageFor(fields, id, value)]).toEqual([value, {}]);
  });

  it('[REGI-02] accepts any value of a valid length if the pattern is *', async () => {
    const fields = fieldsOf([{ ...rule, acceptedPattern: '*' }], state);
    expect(await messageFor(fields, id, 'a!')).toEqual({});
    expect(await messageFor(fields, id, 'a!a!a')).toEqual({ key: wrong, length: '2 - 4' });
  });

  it('[LOGN-04] [REGI-02] is trimmed unless it is a code without digits', () => {
    const field = fieldsOf([rule], state).form.field(id);
    field.change(' 12 ');
    expect(field.sent).toBe('12');
    field.change(' ab ');
    expect(field.sent).toBe(id === 'verificationCode' ? ' ab ' : 'ab');
  });
});

/** The operator's usual patterns with valid and invalid values. */
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
  ['digits', '^[0-9]+$', ['12', '007', '1 2', '١٢'], ['1a', '1/2']],
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
  '[REGI-12] [REGI-02] %s accepts valid values and shows its message for others, with one number for equal bounds',
  async (patternId, acceptedPattern, good, bad) => {
    const fields = fieldsOf([
      { field: 'email', patternId, acceptedPattern, minLength: 2, maxLength: 15 },
    ]);
    for (const value of good)
      expect([value, await messageFor(fields, 'email', value)]).toEqual([value, {}]);
    for (const value of [...bad, 'x', 'x'.repeat(16)])
      expect([value, await messageFor(fields, 'email', value)]).toEqual([
        value,
        { key: `register.pattern.${patternId}`, length: '2 - 15' },
      ]);
    const equal = fieldsOf([
      { field: 'email', patternId, acceptedPattern, minLength: 20, maxLength: 20 },
    ]);
    expect(await messageFor(equal, 'email', good[0] ?? '')).toEqual({
      key: `register.pattern.${patternId}`,
      length: 20,
    });
  },
);

it('[REGI-04] [REGI-14] uses the brand’s bounds of username and password if the operator has none', async () => {
  const fields = fieldsOf([{ field: 'username' }, { field: 'password' }]);
  for (const value of ['a', 'x'.repeat(16)])
    expect(await messageFor(fields, 'username', value)).toEqual({
      key: 'register.length',
      length: '2 - 15',
    });
  for (const value of ['ab', 'x'.repeat(15)])
    expect(await messageFor(fields, 'username', value)).toEqual({});
  for (const value of ['123456', 'x'.repeat(21)])
    expect(await messageFor(fields, 'password', value)).toEqual({
      key: 'register.length',
      length: '7 - 20',
    });
  expect(await messageFor(fields, 'password', '1234567')).toEqual({});
});

it('[REGI-15] requires a confirmation equal to the password, whatever rule the operator has for it', async () => {
  const fields = fieldsOf([
    { field: 'confirmPassword', acceptedPattern: '^never$', minLength: 50, maxLength: 60 },
  ]);
  fields.form.field('password').change('Passw0rd');
  expect(await messageFor(fields, 'confirmPassword', '')).toEqual({ key: 'form.required' });
  expect(await messageFor(fields, 'confirmPassword', 'passw0rd')).toEqual({
    key: 'register.confirmWrong',
  });
  expect(await messageFor(fields, 'confirmPassword', 'Passw0rd')).toEqual({});
});

it('[REGI-16] shows the brand’s message for every invalid real name', async () => {
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
    expect([value, (await messageFor(fields, 'payeeName', value)).key]).toEqual([
      value,
      'register.nameFormat',
    ]);
  expect(await messageFor(fields, 'payeeName', 'MARIA')).toEqual({});
});

it('[REGI-16] makes the capitals of a real name, and shows them when the field is left', () => {
  const { form } = new RegistrationFields({
    registration: {
      fields: [
        { id: 'payeeName', label: { $text: 'register.payeeName' }, input: 'text', capitals: true },
      ],
      termsAcceptedByDefault: true,
    },
    validators: [],
    patterns: { test: () => Promise.resolve(undefined) },
    state: byUsername,
  });
  const name = form.field('payeeName');

  name.change(' maría đỗ santos');
  expect([name.value, name.sent]).toEqual([' maría đỗ santos', 'MARIA DO SANTOS']);
  name.visit();

  expect(name.value).toBe('MARIA DO SANTOS');
});

it('[REGI-05] hides fields that neither operator nor method requires', () => {
  const visibleIn = (state: RegistrationState) => fieldsOf([], state).visible.map(({ id }) => id);
  expect(visibleIn(byUsername)).toEqual(['username', 'password', 'confirmPassword', 'terms']);
  expect(visibleIn(byMobile)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'terms',
  ]);
  expect(visibleIn({ ...byMobile, codeNeeded: false })).toEqual([
    'mobileNum',
    'password',
    'confirmPassword',
    'terms',
  ]);
  expect(visibleIn({ ...byUsername, captchaNeeded: true, invitationNeeded: true })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'affiliateCode',
    'captcha',
    'terms',
  ]);
});

it('[REGI-02] shows a field that the operator requires and the brand lacks, before the terms', () => {
  const fields = new RegistrationFields({
    registration: {
      ...registration,
      fields: registration.fields.filter(({ id }) => id !== 'email'),
    },
    validators: [{ field: 'email', enabled: true, required: true }],
    patterns: { test: () => Promise.resolve(true) },
    state: byUsername,
  });

  expect(fields.visible.map(({ id }) => id)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
    'terms',
  ]);
  expect(fields.isRequired('email')).toBe(true);
  expect(fields.form.field('email').value).toBe('');
});
