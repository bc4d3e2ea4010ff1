// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const member = {
  state: 'member',
  merchant: 'example',
  account: 'demo',
  customerId: 1,
  isAgent: 0,
  memberLabel: [],
} as const;
const signedIn = reply({
  session: member,
  firstTimeLogin: false,
  passwordExpired: false,
  initialPassword: false,
  passwordKept: false,
});
const rules = reply({
  validators: [
    {
      field: 'password',
      enabled: true,
      required: true,
      acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$',
      patternId: 'lettersAndDigits',
      minLength: 7,
      maxLength: 20,
    },
  ],
});
const refused = (value?: unknown): Answer => fail('operator_refused', { message: 'No.', value });
const { routes } = exampleBootstrap().site;

/** The form, with a recovery by phone unless its flag is off. */
async function mountRecover({
  answers = {},
  byPhone = true,
}: { answers?: Readonly<Record<string, readonly Answer[]>>; byPhone?: boolean } = {}) {
  const go = vi.fn();
  const recover = await mountNode(
    {
      use: 'RecoverForm',
      props: { title: { $text: 'recover.title' }, text: { $text: 'recover.text' } },
    },
    {
      bootstrap: { flags: { CHNGPASSVERIF3: byPhone } },
      documents: {
        routes: {
          ...routes,
          routes: {
            ...routes.routes,
            register: { paths: ['/register'], layout: 'main', page: 'register' },
          },
        },
      },
      answers: {
        getSetRegister: [rules],
        getCountryCode: [reply({ countries: [{ countryCode: 'PH', countryDialingCode: '+63' }] })],
        firstLogin: [reply({})],
        loginInfo: [reply({}), reply({})],
        getMemberInfo: [reply({})],
        getBalanceV2: [reply({ sumBalance: 1 })],
        ...answers,
      },
      ports: { navigation: { go, load: () => undefined, prepare: () => Promise.resolve(true) } },
    },
  );
  const { api, descriptionOf, field, getByRole, t, user } = recover;
  return {
    ...recover,
    go,
    type: (values: Readonly<Partial<Record<TextKey, string>>>) =>
      act(async () => {
        // The keys of an object literal.
        for (const [key, value] of Object.entries(values) as [TextKey, string][])
          fireEvent.change(field(key), { target: { value } });
      }),
    messageOf: (key: TextKey): string => descriptionOf(field(key)),
    chooseEmail: () => user.click(getByRole('tab', { name: t('register.email') })),
    send: () => user.click(getByRole('button', { name: t('sms.send') })),
    submit: () => user.click(getByRole('button', { name: t('recover.submit') })),
    requestsTo: (call: string): object[] =>
      api.calls.filter(({ name }) => name === call).map(({ request }) => request),
  };
}

const [number, code, password] = [
  'register.mobileNum',
  'register.verificationCode',
  'password.new',
] as const;
const right = { [number]: '9170000001', [code]: '123456', [password]: 'Tide2026' };

it('[PASS-02] is by phone first where the operator offers it, with a choice', async () => {
  const recover = await mountRecover();
  const tabs = recover.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    recover.t('register.mobileNum'),
    recover.t('register.email'),
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(recover.field(number)).toBeTruthy();

  await recover.chooseEmail();

  expect(recover.field('login.username')).toBeTruthy();
});

it('[PASS-02] is by email only where the operator offers nothing else', async () => {
  const recover = await mountRecover({ byPhone: false });
  expect(recover.queryAllByRole('tab')).toEqual([]);
  expect(recover.field('register.email')).toBeTruthy();
});

it('[PASS-01] has the way to an account and to the login beside it', async () => {
  const recover = await mountRecover();
  expect(recover.getByRole('heading', { name: recover.t('recover.noAccount') })).toBeTruthy();
  // Keys of the locale
  expect(
    ['account.register', 'account.login'].map((key) =>
      recover.getByRole('link', { name: recover.t(key as TextKey) }).getAttribute('href'),
    ),
  ).toEqual(['/register', '/login']);
});

it('[PASS-07] what is empty says so, and the first of it gets the focus', async () => {
  const recover = await mountRecover();

  await recover.submit();

  await waitFor(() => expect(document.activeElement).toBe(recover.field(number)));
  for (const key of [number, code, password])
    expect([key, recover.messageOf(key).startsWith(recover.t('form.required'))]).toEqual([
      key,
      true,
    ]);
  expect(recover.requestsTo('getPasswordByPhone')).toEqual([]);
});

it('[PASS-07] number and password are checked; no code is asked for with a wrong number', async () => {
  const recover = await mountRecover();
  await recover.type({ [number]: 'my phone', [code]: '000000', [password]: 'short1' });

  await recover.submit();
  await waitFor(() => expect(recover.messageOf(number)).toBe(recover.t('register.phoneFormat')));
  expect(
    recover
      .messageOf(password)
      .startsWith(recover.t('register.pattern.lettersAndDigits', { length: '7 - 20' })),
  ).toBe(true);
  await recover.type({ [password]: 'onlyletters' });
  expect(
    recover
      .messageOf(password)
      .startsWith(recover.t('register.pattern.lettersAndDigits', { length: '7 - 20' })),
  ).toBe(true);
  await recover.send();

  expect(document.activeElement).toBe(recover.field(number));
  expect([recover.requestsTo('getLoginCode'), recover.requestsTo('getPasswordByPhone')]).toEqual([
    [],
    [],
  ]);
});

it('[PASS-07] the hint of the password names the operator’s bound once it is known', async () => {
  const recover = await mountRecover({
    answers: {
      getSetRegister: [
        reply({
          validators: [{ field: 'password', enabled: true, required: true, minLength: 10 }],
        }),
      ],
    },
  });
  await recover.type({ [password]: 'Tide2026' });
  await waitFor(() =>
    expect(recover.messageOf(password)).toBe(recover.t('register.passwordHint', { over: 9 })),
  );
});

it('[PASS-04] [SMSC-04] by phone: a code is sent to the number, then number, code and password, and the member is signed in with it', async () => {
  const recover = await mountRecover({
    answers: {
      getLoginCode: [reply({ expiredMinutes: 5 })],
      getPasswordByPhone: [reply({})],
      loginV2: [signedIn],
    },
  });
  await recover.type({ [number]: ' 9170000001 ' });

  await recover.send();
  await waitFor(() => expect(document.activeElement).toBe(recover.field(code)));
  expect(recover.requestsTo('getLoginCode')).toEqual([
    { mobileNum: '9170000001', countryDialingCode: '+63' },
  ]);
  await recover.type({ [code]: '123456', [password]: 'Tide2026' });
  await recover.submit();

  await waitFor(() => expect(recover.go.mock.lastCall?.[0]).toBe('/'));
  expect(recover.requestsTo('getPasswordByPhone')).toEqual([
    {
      mobileNum: '9170000001',
      newPassword: 'Tide2026',
      verificationCode: '123456',
      countryDialingCode: '+63',
    },
  ]);
  expect(recover.requestsTo('loginV2')).toEqual([
    { username: '9170000001', password: 'Tide2026', type: 'username', countryDialingCode: '+63' },
  ]);
  expect(recover.root.session.view.account).toBe('demo');
});

it('[PASS-03] [SMSC-01] [SMSC-02] no other code is sent while the countdown runs: a minute for each minute the code is good', async () => {
  const recover = await mountRecover({
    answers: { getLoginCode: [reply({ expiredMinutes: 5 }), reply({ expiredMinutes: 5 })] },
  });
  await recover.type({ [number]: '9170000001' });

  await recover.send();
  expect(
    (
      await recover.findByRole('button', { name: recover.t('sms.wait', { seconds: 300 }) })
    ).hasAttribute('disabled'),
  ).toBe(true);
  await recover.advance(299_000);
  const button = recover.getByRole('button', { name: recover.t('sms.wait', { seconds: 1 }) });
  await recover.user.click(button);
  expect(recover.requestsTo('getLoginCode')).toHaveLength(1);
  await recover.advance(1000);
  await recover.user.click(recover.getByRole('button', { name: recover.t('sms.again') }));

  expect(recover.requestsTo('getLoginCode')).toHaveLength(2);
});

it('[PASS-04] what the operator says of the code stands at it; nothing typed is lost, nobody is signed in', async () => {
  const recover = await mountRecover({
    answers: {
      getPasswordByPhone: [
        refused({ fields: [{ field: 'verificationCode', message: 'Not right.' }] }),
      ],
    },
  });
  await recover.type(right);

  await recover.submit();

  await waitFor(() =>
    expect([recover.messageOf(code), document.activeElement]).toEqual([
      'Not right.',
      recover.field(code),
    ]),
  );
  expect([
    recover.field(number).value,
    recover.field(password).value,
    recover.requestsTo('loginV2'),
    recover.go.mock.calls,
  ]).toEqual(['9170000001', 'Tide2026', [], []]);
});

it('[PASS-04] a call that failed is said over the button', async () => {
  const recover = await mountRecover({
    answers: { getPasswordByPhone: [fail('upstream_timeout')] },
  });
  await recover.type(right);

  await recover.submit();

  await waitFor(() =>
    expect(recover.getByRole('alert').textContent).toBe(recover.t('error.upstream_timeout')),
  );
});

it('[PASS-05] by email: what is empty says so', async () => {
  const recover = await mountRecover();
  await recover.chooseEmail();

  await recover.submit();

  for (const key of ['login.username', 'register.email'] as const)
    expect([key, recover.messageOf(key)]).toEqual([key, recover.t('form.required')]);
  expect([document.activeElement, recover.requestsTo('forgetPassword')]).toEqual([
    recover.field('login.username'),
    [],
  ]);
});

it('[PASS-05] by email: name and address are sent once, a message says that the password is on its way, and its button leads home', async () => {
  const answer = later();
  const recover = await mountRecover({ answers: { forgetPassword: [answer.answer] } });
  await recover.chooseEmail();
  await recover.type({ 'login.username': ' demo ', 'register.email': 'demo@example.test' });

  await recover.submit();
  expect(
    recover.getByRole('button', { name: recover.t('recover.submit') }).getAttribute('aria-busy'),
  ).toBe('true');
  // Not through the button, which is busy: the Enter key of some browsers goes around it.
  fireEvent.submit(recover.getByRole('form'));
  await act(async () => answer.arrive(reply({})));

  const message = await recover.findByRole('alertdialog', { name: recover.t('recover.title') });
  expect([message.textContent?.includes(recover.t('recover.sent')), recover.go.mock.calls]).toEqual(
    [true, []],
  );
  await recover.user.click(recover.getByRole('button', { name: recover.t('dialog.ok') }));
  await waitFor(() => expect(recover.go.mock.lastCall?.[0]).toBe('/'));
  expect(recover.requestsTo('forgetPassword')).toEqual([
    { username: 'demo', email: 'demo@example.test' },
  ]);
});

it('[ERRS-05] says that a name or address is unknown where the brand says so; what was typed stays', async () => {
  const recover = await mountRecover({
    answers: { forgetPassword: [refused(), fail('upstream_timeout')] },
  });
  await recover.chooseEmail();
  await recover.type({ 'login.username': 'nobody', 'register.email': 'nobody@example.test' });

  await recover.submit();
  await waitFor(() =>
    expect(recover.getByRole('alert').textContent).toBe(recover.t('recover.unknown')),
  );
  expect([recover.field('login.username').value, recover.go.mock.calls]).toEqual(['nobody', []]);
  await recover.submit();

  await waitFor(() =>
    expect(recover.getByRole('alert').textContent).toBe(recover.t('error.upstream_timeout')),
  );
});
