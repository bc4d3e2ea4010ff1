import type { RegisterValidator, RegistrationDocument } from '@livery/model';
import { RegisterStore } from '../registration/RegisterStore.ts';
import { exampleBootstrap } from './exampleBootstrap.ts';
import { exampleRoot } from './exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from './fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { loginResult } from './signedIn.ts';

const ids = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'email',
  'qqNum',
  'affiliateCode',
  'captcha',
] as const;
/** Fields in the order of the form. */
export const registration: RegistrationDocument = {
  termsAcceptedByDefault: true,
  fields: [
    ...ids.map((id) => ({
      id,
      label: { $text: id },
      input: id === 'verificationCode' ? ('code' as const) : ('text' as const),
    })),
    {
      id: 'terms',
      label: { $text: 'terms' },
      input: 'checkbox',
      empty: { $text: 'register.termsRequired' },
    },
  ],
};
/** Reply to a successful registration. */
export const member = reply(loginResult({ firstTimeLogin: true }));
/** Returns a refusal by the operator; `value` may name fields. */
export const refused = (value?: unknown): Answer =>
  fail('operator_refused', { message: 'No.', value });
const memberCalls = {
  firstLogin: [fail('upstream_failed')],
  loginInfo: [fail('upstream_failed'), fail('upstream_failed')],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({})],
};

interface Setting {
  answers?: Record<string, readonly Answer[]>;
  rules?: readonly Partial<RegisterValidator>[];
  flags?: Record<string, boolean>;
  document?: RegistrationDocument;
}

/** Creates a registration whose rules are loaded. */
export async function setUp({
  answers = {},
  rules = [],
  flags = { USERNAMEREG3: true, MOBILENUMREG3: true },
  document = registration,
}: Setting = {}) {
  const validators = rules.map((rule) => ({ field: '', enabled: true, required: false, ...rule }));
  const api = fakeApi({ getSetRegister: [reply({ validators })], ...memberCalls, ...answers });
  const clock = new FakeClock(1_000_000);
  const bootstrap = exampleBootstrap({ flags });
  const root = exampleRoot({
    api,
    clock,
    bootstrap: { ...bootstrap, site: { ...bootstrap.site, registration: document } },
  });
  const register = root.create((deps) => new RegisterStore(deps));
  await register.load();
  const field = (id: string) => {
    const store = register.fields?.form.field(id);
    if (!store) throw new Error('The form is not loaded');
    return store;
  };
  const type = (values: Record<string, string>): void =>
    Object.entries(values).forEach(([id, value]) => field(id).change(value));
  const visible = () => register.fields?.visible.map(({ id }) => id);
  const submit = () => register.submit('https://example.test/register');
  const sentTo = (call: string) =>
    api.calls.filter(({ name }) => name === call).map(({ request }) => request);
  return { api, clock, root, register, field, type, visible, submit, sentTo };
}

/** Minimal values of a form. */
export const ann = { username: 'ann', password: 'Passw0rd', confirmPassword: 'Passw0rd' };
