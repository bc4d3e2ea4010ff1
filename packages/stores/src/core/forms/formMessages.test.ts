import { expect, it } from 'vitest';
import { ChangePasswordStore } from '../../session/ChangePasswordStore.ts';
import type { FieldStore } from './FormStore.ts';
import { LoginStore } from '../../session/LoginStore.ts';
import { RecoverStore } from '../../session/RecoverStore.ts';
import { exampleBootstrap } from '../../testing/exampleBootstrap.ts';
import { exampleRoot } from '../../testing/exampleRoot.ts';
import { fakeApi, reply } from '../../testing/fakeApi.ts';
import { passwordRule } from '../../testing/passwordRule.ts';
import { ValidatorsStore } from '../../protection/ValidatorsStore.ts';

/** Returns the forms of a page whose operator's rules are loaded. */
async function forms(): Promise<
  Readonly<Record<string, { fields: ReadonlyMap<string, FieldStore> }>>
> {
  const root = exampleRoot({
    api: fakeApi({ getSetRegister: [reply({ validators: [passwordRule] })] }),
    bootstrap: exampleBootstrap({
      flags: { CHNGPASSVERIF3: true, phoneLogin: true, MOBILEVERCODELOGIN3: true },
    }),
  });
  await root.get(ValidatorsStore).rules.load({});
  const recover = root.create((deps) => new RecoverStore(deps));
  return {
    login: root.create((deps) => new LoginStore(deps)).form,
    phone: recover.phone,
    email: recover.email,
    change: root.create((deps) => new ChangePasswordStore(deps, { passwordKept: false })).form,
  };
}

const phone = {
  wrong: ['abc', '12', '917-', '9'.repeat(30)],
  right: ['9171234567', '09171234567', '+63 917 123 4567'],
};
const password = {
  wrong: ['letters', '1234567', 'abc 1234', 'ab1', 'a1'.repeat(11)],
  right: ['abcdef1', `a1${'b'.repeat(18)}`],
};

/** Every field of the account forms except registration: its message if empty and if invalid. */
const cases: readonly [
  id: string,
  form: string,
  field: string,
  empty: string,
  wrong?: string | undefined,
  values?: { wrong: readonly string[]; right: readonly string[] },
][] = [
  [
    'LOGN-04',
    'login',
    'username',
    'login.usernameRequired',
    undefined,
    { wrong: [], right: ['x', '賭'] },
  ],
  [
    'LOGN-04',
    'login',
    'password',
    'login.passwordRequired',
    undefined,
    { wrong: [], right: ['x'] },
  ],
  ['LOGN-04', 'login', 'captcha', 'login.captchaRequired', undefined, { wrong: [], right: ['x'] }],
  ['LOGN-04', 'login', 'mobileNum', 'form.required', 'register.phoneFormat', phone],
  [
    'LOGN-04',
    'login',
    'verificationCode',
    'form.required',
    undefined,
    { wrong: [], right: ['1', ' '] },
  ],
  ['PASS-07', 'phone', 'mobileNum', 'form.required', 'register.phoneFormat', phone],
  ['PASS-07', 'phone', 'verificationCode', 'form.required', undefined, { wrong: [], right: ['1'] }],
  [
    'PASS-07',
    'phone',
    'newPassword',
    'form.required',
    'register.pattern.lettersAndDigits',
    password,
  ],
  ['PASS-05', 'email', 'username', 'form.required', undefined, { wrong: [], right: ['x', '賭 !'] }],
  [
    'PASS-05',
    'email',
    'email',
    'form.required',
    undefined,
    { wrong: [], right: ['no address at all'] },
  ],
  [
    'PASS-06',
    'change',
    'oldPassword',
    'login.passwordRequired',
    undefined,
    { wrong: [], right: ['x'] },
  ],
  [
    'PASS-06',
    'change',
    'newPassword',
    'form.required',
    'register.pattern.lettersAndDigits',
    password,
  ],
  [
    'PASS-06',
    'change',
    'confirmNewPassword',
    'form.required',
    'password.confirmWrong',
    { wrong: ['Tide2026'], right: ['tide2026'] },
  ],
];

it.each(cases)(
  '[%s] %s, %s: shows a message for an empty and an invalid value, none for a valid one',
  async (_id, form, name, empty, wrong, values = { wrong: [], right: [] }) => {
    const fields = (await forms())[form]?.fields;
    const field = fields?.get(name);
    if (!field) throw new Error(`there is no ${name} in ${form}`);
    // The confirmation must equal the new password.
    if (name === 'confirmNewPassword') fields?.get('newPassword')?.change('tide2026');
    const messageFor = async (value: string): Promise<string | undefined> => {
      field.change(value);
      field.visit();
      // The fake pattern check finishes in this turn of the event loop.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      return field.shownProblem?.key;
    };
    expect(await messageFor('')).toBe(empty);
    for (const value of values.wrong)
      expect([value, await messageFor(value)]).toEqual([value, wrong]);
    for (const value of values.right)
      expect([value, await messageFor(value)]).toEqual([value, undefined]);
  },
);
