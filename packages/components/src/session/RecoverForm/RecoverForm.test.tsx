// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { passwordRule } from '@livery/stores/testing/passwordRule';
import { loginResult } from '@livery/stores/testing/signedIn';

const signedIn = reply(loginResult({ session: { account: 'demo' } }));
const rules = reply({ validators: [passwordRule] });
const refused = (value?: unknown): Answer => fail('operator_refused', { message: 'No.', value });
const { routes } = exampleBootstrap().site;

/** Mounts the form, with recovery by phone unless `byPhone` is false. */
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
        // Object.entries widens the keys to string.
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
const validInput = { [number]: '9170000001', [code]: '123456', [password]: 'Tide2026' };

it('[PASS-02] starts with recovery by phone if the operator offers it, and allows a switch to email', async () => {
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

it('[PASS-02] offers only email if recovery by phone is off', async () => {
  const recover = await mountRecover({ byPhone: false });
  expect(recover.queryAllByRole('tab')).toEqual([]);
  expect(recover.field('register.email')).toBeTruthy();
});

it('[PASS-01] links to registration and login', async () => {
  const recover = await mountRecover();
  expect(recover.getByRole('heading', { name: recover.t('recover.noAccount') })).toBeTruthy();
  // `map` widens the keys to string.
  expect(
    ['account.register', 'account.login'].map((key) =>
      recover.getByRole('link', { name: recover.t(key as TextKey) }).getAttribute('href'),
    ),
  ).toEqual(['/register', '/login']);
});

it('[PASS-07] marks empty fields and focuses the first', async () => {
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

it('[PASS-07] checks number and password, and requests no code for an invalid number', async () => {
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

it('[PASS-07] shows the operator’s minimum length in the password hint once it is known', async () => {
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

it('[PASS-04] [SMSC-04] by phone: requests a code, sends number, code and password, and signs the member in', async () => {
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

it('[PASS-03] [SMSC-01] [SMSC-02] sends no other code during the countdown of one minute per minute of validity', async () => {
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

it('[PASS-04] shows a refused code at its field, keeps the input, and does not sign in', async () => {
  const recover = await mountRecover({
    answers: {
      getPasswordByPhone: [
        refused({ fields: [{ field: 'verificationCode', message: 'Not right.' }] }),
      ],
    },
  });
  await recover.type(validInput);

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

it('[PASS-04] shows the error of a failed call above the button', async () => {
  const recover = await mountRecover({
    answers: { getPasswordByPhone: [fail('upstream_timeout')] },
  });
  await recover.type(validInput);

  await recover.submit();

  await waitFor(() =>
    expect(recover.getByRole('alert').textContent).toBe(recover.t('error.upstream_timeout')),
  );
});

it('[PASS-05] by email: marks empty fields', async () => {
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

it('[PASS-05] by email: sends name and address once, confirms in a dialog, then goes home', async () => {
  const answer = later();
  const recover = await mountRecover({ answers: { forgetPassword: [answer.answer] } });
  await recover.chooseEmail();
  await recover.type({ 'login.username': ' demo ', 'register.email': 'demo@example.test' });

  await recover.submit();
  expect(
    recover.getByRole('button', { name: recover.t('recover.submit') }).getAttribute('aria-busy'),
  ).toBe('true');
  // Submits the form directly: in some browsers the Enter key does so even if the button is busy.
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

it('[ERRS-05] shows that the name or address is unknown, and keeps the input', async () => {
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

it('[CALL-16] says at once that no password can be reset where browsers do not encrypt', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());

  const recover = await mountRecover();

  expect(recover.getByText(recover.t('error.insecure_page'))).toBeTruthy();
});
