import type { PageDocument, RegisterValidator, RegistrationDocument, TextKey } from '@livery/model';
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const [document] = Object.values(
  import.meta.glob<RegistrationDocument>('../../../../../tenants/_base/registration.json', {
    eager: true,
    import: 'default',
  }),
);
if (!document) throw new Error('tenants/_base has no registration.json.');

/** The fields of the shipped base brand. */
export const registration: RegistrationDocument = document;

/** The text keys of the labels of its fields, the terms aside. */
// `livery validate` has checked the texts
export const labels = Object.fromEntries(
  registration.fields
    .filter(({ id }) => id !== 'terms')
    .map(({ id, label }) => [id, label.$text as TextKey]),
);

/** A session that a registration opened. */
export const joined = reply({
  session: {
    state: 'member',
    merchant: 'example',
    account: 'ann',
    customerId: 1,
    isAgent: 0,
    memberLabel: [],
  },
  firstTimeLogin: true,
  passwordExpired: false,
  initialPassword: false,
  passwordKept: false,
});
/** What a page asks for once a member is signed in. */
export const memberCalls = {
  firstLogin: [reply({})],
  loginInfo: [reply({}), reply({})],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({ sumBalance: 1 })],
};
/** The operator says no, and of which fields. */
export const refused = (value?: unknown, message = 'No.'): Answer =>
  fail('operator_refused', { message, value });

/** An operator that asks for a real name and takes an email address. */
const usualRules: readonly RegisterValidator[] = [
  {
    field: 'username',
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    patternId: 'letterFirstAlphanumericUnderscore',
    minLength: 2,
    maxLength: 15,
  },
  {
    field: 'password',
    enabled: true,
    required: true,
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$',
    patternId: 'lettersAndDigits',
    minLength: 7,
    maxLength: 20,
  },
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
const usualFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  DIRECTREG3: true,
};

export interface RegisterOptions extends MountOptions {
  /** Changes of the operator's rules, by field; a field it has no rule for gets one. */
  readonly rules?: Readonly<Record<string, Partial<RegisterValidator>>>;
  readonly flags?: Readonly<Record<string, boolean>>;
  /** The query of the page's address. */
  readonly search?: string;
  readonly node?: PageDocument['nodes'][string];
}

/** A registration form whose rules are there, with what a test of it acts through. */
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
  const known = new Set(usualRules.map(({ field }) => field));
  const added = Object.keys(rules)
    .filter((field) => !known.has(field))
    .map((field) => ({ field, enabled: true, required: false }));
  const validators = [...usualRules, ...added].map((rule) => ({ ...rule, ...rules[rule.field] }));
  const go = vi.fn<(address: string) => void>();
  // jsdom has no layout, so the list of countries has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
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
      bootstrap: { flags: { ...usualFlags, ...flags }, ...bootstrap },
      ports: {
        navigation: { go, load: () => undefined, prepare: () => Promise.resolve(true) },
        ...ports,
      },
    },
  );
  const { advance, api, field, getByRole, queryByRole, root, t, user } = node;
  if (search !== '') await act(() => root.page.show('/', `/${search}`));
  /** The field of a registration by its id. */
  // The terms are a checkbox
  const input = (id: string): HTMLInputElement =>
    id === 'terms'
      ? (getByRole('checkbox') as HTMLInputElement)
      : field(labels[id] ?? 'form.required');
  return {
    ...node,
    go,
    input,
    /** Types values, in one step each: what is under test is the form, not the keyboard. */
    type: (values: Readonly<Record<string, string>>): Promise<void> =>
      act(async () => {
        for (const [id, value] of Object.entries(values))
          fireEvent.change(input(id), { target: { value } });
      }),
    /** Leaves a field. */
    leave: (id: string): Promise<void> => act(async () => void fireEvent.blur(input(id))),
    /** Whether a field of the form is there. */
    has: (id: string): boolean => node.container.querySelector(`input[name="${id}"]`) !== null,
    /** What the form shows and reads out of a field. */
    messageOf: (id: string): string => node.descriptionOf(input(id)),
    chooseMobile: () => user.click(getByRole('tab', { name: t('register.mobileNum') })),
    submit: () => user.click(getByRole('button', { name: t('account.register') })),
    /** The button that has a code sent, whatever it says. */
    sendButton: () =>
      getByRole('button', {
        name: (name) => [t('sms.send'), t('sms.again')].includes(name) || /^\d+ s$/.test(name),
      }),
    /** What stands over the button of the form. */
    alert: () =>
      node.container.querySelector(`form[aria-label="${t('register.title')}"] [role="alert"]`)
        ?.textContent,
    dialog: (title: TextKey) => queryByRole('alertdialog', { name: t(title) }),
    /** Presses the button of the open message. */
    answer: (label: TextKey) => user.click(getByRole('button', { name: t(label) })),
    requestsTo: (call: string): object[] =>
      api.calls.filter(({ name }) => name === call).map(({ request }) => request),
    second: () => advance(1000),
  };
}

export type Register = Awaited<ReturnType<typeof mountRegister>>;

/** What the usual operator asks of a new member. */
export const ann = {
  username: 'ann',
  password: 'Passw0rd1',
  confirmPassword: 'Passw0rd1',
  payeeName: 'ANN LI',
};
/** The same with a mobile number. */
export const byMobile = {
  mobileNum: '9170001234',
  password: 'Passw0rd1',
  confirmPassword: 'Passw0rd1',
  payeeName: 'ANN LI',
};
