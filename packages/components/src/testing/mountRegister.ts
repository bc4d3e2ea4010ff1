import { stubMembers } from '@livery/testing/stubMembers';
import type { PageDocument, RegisterValidator, RegistrationDocument, TextKey } from '@livery/model';
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { mountNode, type MountOptions } from './mountNode.tsx';
import { passwordRule } from '@livery/stores/testing/passwordRule';
import { loginResult } from '@livery/stores/testing/signedIn';

const [document] = Object.values(
  import.meta.glob<RegistrationDocument>('../../../../tenants/_base/registration.json', {
    eager: true,
    import: 'default',
  }),
);
if (!document) throw new Error('tenants/_base has no registration.json.');

/** Registration document of the base brand. */
export const registration: RegistrationDocument = document;

/** Text keys of the field labels by field id, without the terms. */
// The cast is safe because `livery validate` checks the keys.
export const labels = Object.fromEntries(
  registration.fields
    .filter(({ id }) => id !== 'terms')
    .map(({ id, label }) => [id, label.$text as TextKey]),
);

/** Reply to a registration that opens a session. */
export const joined = reply(loginResult({ firstTimeLogin: true }));
/** Replies to the calls a page makes after sign-in. */
export const memberCalls = {
  firstLogin: [reply({})],
  loginInfo: [reply({}), reply({})],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({ sumBalance: 1 })],
};
/** Returns a refusal by the operator; `value` names the refused fields. */
export const refused = (value?: unknown, message = 'No.'): Answer =>
  fail('operator_refused', { message, value });

/** Rules of an operator that requires a real name and accepts an email address. */
const defaultRules: readonly RegisterValidator[] = [
  {
    field: 'username',
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    patternId: 'letterFirstAlphanumericUnderscore',
    minLength: 2,
    maxLength: 15,
  },
  passwordRule,
  {
    field: 'payeeName',
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Z ]+$',
    patternId: 'uppercaseName',
    minLength: 2,
    maxLength: 60,
  },
  { field: 'email', enabled: true, required: false },
  {
    field: 'affiliateCode',
    enabled: true,
    required: false,
    acceptedPattern: '^[A-Za-z0-9]+$',
    patternId: 'alphanumeric',
  },
  {
    field: 'mobileNum',
    enabled: true,
    required: false,
    acceptedPattern: '^[0-9 +]+$',
    patternId: 'digits',
    minLength: 5,
    maxLength: 20,
  },
];
const defaultFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  DIRECTREG3: true,
};

export interface RegisterOptions extends MountOptions {
  /** Changes to the default rules by field; adds a rule for a field that has none. */
  readonly rules?: Readonly<Record<string, Partial<RegisterValidator>>>;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Query of the page's URL. */
  readonly search?: string;
  readonly node?: PageDocument['nodes'][string];
}

/** Mounts a registration form with its rules loaded. Returns the page with helpers for tests. */
export async function mountRegister({
  rules = {},
  flags = {},
  search = '',
  answers = {},
  documents = {},
  bootstrap = {},
  ports = {},
  node: pageNode,
  ...options
}: RegisterOptions = {}) {
  const known = new Set(defaultRules.map(({ field }) => field));
  const added = Object.keys(rules)
    .filter((field) => !known.has(field))
    .map((field) => ({ field, enabled: true, required: false }));
  const validators = [...defaultRules, ...added].map((rule) => ({ ...rule, ...rules[rule.field] }));
  const go = vi.fn<(address: string) => void>();
  // jsdom does not implement this method, which the list of countries calls.
  stubMembers(Element.prototype, { scrollIntoView: () => undefined });
  const node = await mountNode(
    pageNode ?? {
      use: 'RegisterForm',
      props: { title: { $text: 'register.title' }, text: { $text: 'register.text' } },
    },
    {
      ...options,
      documents: { registration, ...documents },
      answers: {
        getSetRegister: [reply({ validators })],
        getCountryCode: [
          reply({
            countries: [
              { countryCode: 'PH', countryDialingCode: '+63' },
              { countryCode: 'TH', countryDialingCode: '+66' },
              { countryCode: 'JP', countryDialingCode: '+81' },
            ],
          }),
        ],
        ...memberCalls,
        ...answers,
      },
      bootstrap: { flags: { ...defaultFlags, ...flags }, ...bootstrap },
      ports: {
        navigation: { go, load: () => undefined, prepare: () => Promise.resolve(true) },
        ...ports,
      },
    },
  );
  const { advance, api, field, getByRole, queryByRole, root, t, user } = node;
  if (search !== '') await act(() => root.page.show('/', `/${search}`));
  /** Returns the input of a field by its id. */
  // The terms are a checkbox, which is an input element.
  const input = (id: string): HTMLInputElement =>
    id === 'terms'
      ? (getByRole('checkbox') as HTMLInputElement)
      : field(labels[id] ?? 'form.required');
  return {
    ...node,
    go,
    input,
    /** Sets values in one step each, because the form is under test and not the keyboard. */
    type: (values: Readonly<Record<string, string>>): Promise<void> =>
      act(async () => {
        for (const [id, value] of Object.entries(values))
          fireEvent.change(input(id), { target: { value } });
      }),
    /** Blurs a field. */
    leave: (id: string): Promise<void> => act(async () => void fireEvent.blur(input(id))),
    /** Returns whether the form has a field. */
    has: (id: string): boolean => node.container.querySelector(`input[name="${id}"]`) !== null,
    /** Returns the accessible description of a field. */
    messageOf: (id: string): string => node.descriptionOf(input(id)),
    chooseMobile: () => user.click(getByRole('tab', { name: t('register.mobileNum') })),
    submit: () => user.click(getByRole('button', { name: t('account.register') })),
    /** Button that sends a code, in any of its states. */
    sendButton: () =>
      getByRole('button', {
        name: (name) => [t('sms.send'), t('sms.again')].includes(name) || /^\d+ s$/.test(name),
      }),
    /** Text of the error above the form's button. */
    alert: () =>
      node.container.querySelector(`form[aria-label="${t('register.title')}"] [role="alert"]`)
        ?.textContent,
    dialog: (title: TextKey) => queryByRole('alertdialog', { name: t(title) }),
    /** Presses a button of the open dialog. */
    answer: (label: TextKey) => user.click(getByRole('button', { name: t(label) })),
    requestsTo: (call: string): object[] =>
      api.calls.filter(({ name }) => name === call).map(({ request }) => request),
    second: () => advance(1000),
  };
}

export type Register = Awaited<ReturnType<typeof mountRegister>>;

/** Valid input for the default rules. */
export const ann = {
  username: 'ann',
  password: 'Passw0rd1',
  confirmPassword: 'Passw0rd1',
  payeeName: 'ANN LI',
};
/** Valid input for the mobile method. */
export const byMobile = {
  mobileNum: '9170001234',
  password: 'Passw0rd1',
  confirmPassword: 'Passw0rd1',
  payeeName: 'ANN LI',
};
