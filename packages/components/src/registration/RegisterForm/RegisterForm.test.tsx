// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  ann,
  joined,
  memberCalls,
  mountRegister,
  refused,
  registration,
} from '../../testing/mountRegister.ts';

it('[REGI-01] shows a tab per method, and keeps shared fields and the username when switching', async () => {
  const register = await mountRegister();
  expect(register.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    register.t('login.username'),
    register.t('register.mobileNum'),
  ]);
  await register.type({ username: 'ann', password: 'Passw0rd1' });

  await register.chooseMobile();

  expect([register.has('username'), register.has('mobileNum')]).toEqual([false, true]);
  expect(register.input('mobileNum').getAttribute('aria-required')).toBe('true');
  expect(register.input('password').value).toBe('Passw0rd1');
  await register.user.click(register.getByRole('tab', { name: register.t('login.username') }));
  expect(register.input('username').value).toBe('ann');
});

it.each([
  [{ MOBILENUMREG3: false }, ['username']],
  [{ USERNAMEREG3: false }, ['mobileNum', 'verificationCode']],
] as const)(
  '[REGI-01] with the flags %j shows no tabs, only the fields of the one method',
  async (flags, methodFields) => {
    const register = await mountRegister({ flags });

    expect(register.queryAllByRole('tab')).toEqual([]);
    expect(['username', 'verificationCode'].filter(register.has)).toEqual(
      methodFields.filter((id) => id !== 'mobileNum'),
    );
    expect(register.input(methodFields[0]).getAttribute('aria-required')).toBe('true');
  },
);

it('[REGI-01] shows that registration is closed without any method', async () => {
  const register = await mountRegister({ flags: { MOBILENUMREG3: false, USERNAMEREG3: false } });

  expect(register.getByText(register.t('register.closed'))).toBeTruthy();
  expect(register.queryByRole('form')).toBeNull();
});

it('[REGI-07] [REGI-05] sends the input once, signs the member in and goes home', async () => {
  const answer = later();
  const register = await mountRegister({ answers: { register: [answer.answer] } });
  await register.type({ ...ann, username: ' ann ' });

  await register.submit();
  expect(
    register
      .getByRole('button', { name: register.t('account.register') })
      .getAttribute('aria-busy'),
  ).toBe('true');
  // Submits the form directly: in some browsers the Enter key does so even if the button is busy.
  fireEvent.submit(register.getByRole('form'));
  await act(async () => answer.arrive(joined));

  await waitFor(() => expect(register.go.mock.lastCall?.[0]).toBe('/'));
  expect(register.requestsTo('register')).toEqual([
    { ...ann, registerUrl: window.location.href, registerMethod: 'WEB', login: true },
  ]);
  expect([
    register.root.session.isMember,
    register.api.countOf('getMemberInfo'),
    register.api.countOf('getBalanceV2'),
  ]).toEqual([true, 1, 1]);
});

it('[REGI-03] [REGI-07] sends every field the operator enables', async () => {
  const more = {
    mobileNum: '9170001234',
    paymentPassword: '123456',
    email: 'ann@example.com',
    idNumber: 'AB123456',
    qqNum: '1234567',
    line: 'ann.line',
    whatsapp: '639170001234',
    facebook: 'ann.face',
    wechat: 'ann_chat',
    recommenderId: '77',
    captcha: 'abcde',
  };
  const register = await mountRegister({
    rules: Object.fromEntries(Object.keys(more).map((id) => [id, { enabled: true }])),
    search: '?referralCode=WELCOME1',
    answers: {
      checkAffiliate: [reply({})],
      captcha: [reply({ captchaId: 'c-1', image: 'AAAA' })],
      register: [joined],
    },
  });
  await register.type({ ...ann, ...more });

  await register.submit();

  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('register')).toEqual([
    {
      ...ann,
      ...more,
      countryDialingCode: '+63',
      captchaId: 'c-1',
      affiliateCode: 'WELCOME1',
      referralCode: 'WELCOME1',
      registerUrl: window.location.href,
      registerMethod: 'WEB',
      login: true,
    },
  ]);
});

it('[REGI-06] ticks the terms with the brand’s minimum age by default, and blocks submit with a message if unticked', async () => {
  const register = await mountRegister({ answers: { register: [joined] } });
  const terms = register.input('terms');
  expect([
    terms.checked,
    register.getByLabelText(new RegExp(register.t('register.terms', { age: 21 }))),
  ]).toEqual([true, terms]);
  await register.type(ann);
  await register.user.click(terms);

  await register.submit();

  expect([register.messageOf('terms'), document.activeElement]).toEqual([
    register.t('register.termsRequired'),
    terms,
  ]);
  await register.user.click(terms);
  expect(register.messageOf('terms')).toBe('');
  await register.submit();
  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('register')).toHaveLength(1);
});

it('[REGI-06] leaves the terms unticked if the brand configures it', async () => {
  const register = await mountRegister({
    documents: { registration: { ...registration, termsAcceptedByDefault: false } },
  });
  expect(register.input('terms').checked).toBe(false);
});

it('[REGI-15] requires a confirmation equal to the password', async () => {
  const register = await mountRegister();
  await register.type({ ...ann, confirmPassword: '' });

  await register.submit();
  expect([register.messageOf('confirmPassword'), document.activeElement]).toEqual([
    register.t('form.required'),
    register.input('confirmPassword'),
  ]);
  await register.type({ confirmPassword: 'Passw0rd2' });
  expect(register.messageOf('confirmPassword')).toBe(register.t('register.confirmWrong'));
  await register.submit();

  expect(document.activeElement).toBe(register.input('confirmPassword'));
  expect(register.requestsTo('register')).toEqual([]);
  await register.type({ password: 'Passw0rd2' });
  expect(register.input('confirmPassword').getAttribute('aria-invalid')).toBeNull();
});

it('[ERRS-01] shows an operator’s refusal at its field and keeps all input', async () => {
  const register = await mountRegister({
    answers: {
      register: [refused({ fields: [{ field: 'username', message: 'Taken.' }] }), joined],
    },
  });
  await register.type(ann);

  await register.submit();

  const username = register.input('username');
  await waitFor(() => expect(document.activeElement).toBe(username));
  expect(register.messageOf('username')).toMatch(/^Taken\./);
  expect(Object.keys(ann).map((id) => register.input(id).value)).toEqual(Object.values(ann));
  expect(register.alert()).toBe('');
  await register.type({ username: 'ann2' });
  expect(username.getAttribute('aria-invalid')).toBeNull();
  await register.submit();
  await waitFor(() => expect(register.root.session.isMember).toBe(true));
});

it('[ERRS-01] shows a refusal of a field that is not visible above the button', async () => {
  const register = await mountRegister({
    answers: {
      register: [
        refused({ fields: [{ field: 'domain', message: 'Which?' }] }, 'Not from here.'),
        fail('upstream_timeout'),
      ],
    },
  });
  await register.type(ann);

  await register.submit();
  await waitFor(() => expect(register.alert()).toBe('Not from here.'));
  await register.submit();

  await waitFor(() => expect(register.alert()).toBe(register.t('error.upstream_timeout')));
  expect(register.input('username').value).toBe('ann');
});

it('[REGI-11] shows links to the terms, the login and direct access below the form', async () => {
  const register = await mountRegister({
    bootstrap: {
      state: {
        known: true,
        resources: [{ resourceType: 'ACCESS', url: 'https://access.example' }],
        imageCDNs: [],
      },
    },
  });
  const access = register.getByRole('link', { name: new RegExp(register.t('header.access')) });
  expect([access.getAttribute('href'), access.getAttribute('target')]).toEqual([
    'https://access.example',
    '_blank',
  ]);
  expect(
    register.getByRole('link', { name: register.t('account.login') }).getAttribute('href'),
  ).toBe('/login');

  await register.user.click(register.getByRole('link', { name: register.t('help.terms') }));

  expect(register.root.modals.open).toMatchObject([
    { name: 'helpModal', props: { article: 'term' } },
  ]);
});

it('shows an error if the rules fail to load, and retries', async () => {
  const register = await mountRegister({
    answers: {
      getSetRegister: [fail('upstream_failed'), reply({ validators: [] })],
      ...memberCalls,
    },
  });
  expect(register.getByText(register.t('error.upstream_failed'))).toBeTruthy();

  await register.user.click(register.getByRole('button', { name: register.t('games.retry') }));

  expect(await register.findByRole('form')).toBeTruthy();
});

it('[MODL-04] [REGI-01] [REGI-07] shows the same form in registerModal; after registration it greets the member instead', async () => {
  const register = await mountRegister({ node: { use: 'Stack' }, answers: { register: [joined] } });
  await act(() => register.root.modals.show('registerModal', {}));
  const modal = await register.findByRole('dialog', { name: register.t('register.title') });
  expect(await register.findByRole('form', { name: register.t('register.title') })).toBeTruthy();
  await register.type(ann);

  await register.submit();

  await waitFor(() =>
    expect(register.root.modals.open.map(({ name, props }) => [name, props])).toEqual([
      ['afterLoginModal', { isNew: true }],
    ]),
  );
  expect([modal.isConnected, register.go.mock.lastCall?.[0]]).toEqual([false, '/']);
});

it('[CALL-16] says at once that a visitor cannot register where browsers do not encrypt', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.unstubAllGlobals());

  const register = await mountRegister();

  expect(register.getByText(register.t('error.insecure_page'))).toBeTruthy();
});
