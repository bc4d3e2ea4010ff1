// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  captcha,
  memberCalls,
  mountLogin,
  requestsOf,
  signedIn,
  signedInReply,
} from './mountLogin.ts';

it('[ERRS-09] [LOGN-05] asks for username and password if both are missing, and sends nothing', async () => {
  const login = await mountLogin();

  await login.submit();

  expect(login.getByRole('alert').textContent).toBe(login.t('login.bothRequired'));
  expect(requestsOf(login)).toEqual([]);
});

it.each([
  ['', 'Demo1234', 'login.username', 'login.usernameRequired'],
  ['   ', 'Demo1234', 'login.username', 'login.usernameRequired'],
  ['demo', '', 'login.password', 'login.passwordRequired'],
  ['demo', '   ', 'login.password', 'login.passwordRequired'],
] as const)(
  '[LOGN-04] with username "%s" and password "%s" shows the message at the field and focuses it',
  async (username, password, invalidField, message) => {
    const login = await mountLogin();

    login.fill(username, password);
    await login.submit();

    const field = login.field(invalidField);
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
    expect(login.descriptionOf(field)).toBe(login.t(message));
    expect(requestsOf(login)).toEqual([]);
  },
);

it('[ERRS-01] removes a field’s error on the next key', async () => {
  const login = await mountLogin();
  await login.submit();

  for (const [name, message] of [
    ['login.username', 'login.usernameRequired'],
    ['login.password', 'login.passwordRequired'],
  ] as const) {
    const field = login.field(name);
    expect(login.descriptionOf(field)).toBe(login.t(message));
    await login.user.type(field, 'a');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(login.queryByText(login.t(message))).toBeNull();
  }
});

it('[LOGN-04] trims the fields and sends no second request while the first is pending', async () => {
  const answer = later();
  const login = await mountLogin({ answers: { loginV2: [answer.answer], ...memberCalls } });
  login.fill('  demo ', ' Demo1234  ');

  await login.submit();
  const button = login.getByRole('button', { name: login.t('login.submit') });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // Submits the form directly: in some browsers the Enter key does so even if the button is busy.
  fireEvent.submit(login.getByRole('form'));
  answer.arrive(signedIn);

  await waitFor(() => expect(login.root.session.isMember).toBe(true));
  expect(requestsOf(login)).toEqual([{ username: 'demo', password: 'Demo1234', type: 'username' }]);
});

it('[LOGN-06] goes home after login, and loads member info and balance', async () => {
  const login = await mountLogin({ answers: { loginV2: [signedIn], ...memberCalls } });
  login.fill('demo', 'Demo1234');

  await login.submit();

  await waitFor(() => expect(login.addresses).toEqual(['/']));
  expect(
    ['getMemberInfo', 'getBalanceV2', 'loginInfo', 'firstLogin'].map((call) =>
      login.api.countOf(call),
    ),
  ).toEqual([1, 1, 1, 0]);
});

it('[LOGN-08] opens the password change instead of going home if the password is expired', async () => {
  const due = reply({
    ...signedInReply({ passwordChange: 'must' }),
    passwordExpired: true,
    passwordKept: true,
  });
  const login = await mountLogin({
    answers: { loginV2: [due], getSetRegister: [reply({ validators: [] })], ...memberCalls },
  });
  login.fill('expired', 'Expired123');

  await login.submit();

  expect(await login.findByRole('dialog', { name: login.t('password.title') })).toBeTruthy();
  expect(login.addresses).toEqual([]);
});

it('shows and hides the password', async () => {
  const login = await mountLogin();
  const field = login.field('login.password');
  expect(field.type).toBe('password');

  await login.user.click(login.getByRole('button', { name: login.t('login.showPassword') }));
  expect(field.type).toBe('text');

  await login.user.click(login.getByRole('button', { name: login.t('login.hidePassword') }));
  expect(field.type).toBe('password');
});

describe('[LOGN-10] a refusal', () => {
  it('with the captcha flag shows the captcha and the reason, and keeps the input', async () => {
    const answer = later();
    const login = await mountLogin({ answers: { loginV2: [answer.answer], captcha: [captcha()] } });
    login.fill('demo', 'wrong');

    await login.submit();
    answer.arrive(fail('operator_refused', { message: 'Not right.', value: { captcha: true } }));

    expect(await login.findByText('Not right.')).toBeTruthy();
    expect(await login.findByRole('img', { name: login.t('login.captchaImage') })).toHaveProperty(
      'src',
      'data:image/png;base64,iVBORw0KGgo=',
    );
    expect(
      login.getByRole('button', { name: login.t('login.submit') }).getAttribute('aria-busy'),
    ).toBeNull();
    expect(login.field('login.username')).toHaveProperty('value', 'demo');
    await login.submit();
    expect(login.descriptionOf(login.field('login.captcha'))).toBe(
      login.t('login.captchaRequired'),
    );
    expect(requestsOf(login)).toHaveLength(1);
  });

  it('[PREF-07] with a known reason shows our text, else the operator’s sentence in its own direction', async () => {
    const login = await mountLogin({
      answers: {
        loginV2: [
          fail('operator_refused', { message: 'E7', value: { reason: 'wrong_credentials' } }),
          fail('operator_refused', { message: 'كلمة المرور غير صحيحة.' }),
        ],
      },
    });
    login.fill('demo', 'wrong');

    await login.submit();
    const ours = await login.findByText(login.t('refusal.wrong_credentials'));
    expect([ours.closest('[dir=auto]'), login.queryByText('E7')]).toEqual([null, null]);
    await login.submit();
    const theirs = await login.findByText('كلمة المرور غير صحيحة.');

    expect(theirs.getAttribute('dir')).toBe('auto');
  });

  it.each([null, {}, { captcha: false }, { captcha: 'true' }])(
    'with the value %j shows no captcha',
    async (value) => {
      const login = await mountLogin({
        answers: { loginV2: [fail('operator_refused', { message: 'Not right.', value })] },
      });
      login.fill('demo', 'wrong');

      await login.submit();

      expect(await login.findByText('Not right.')).toBeTruthy();
      expect(login.queryByRole('img', { name: login.t('login.captchaImage') })).toBeNull();
      expect(login.api.countOf('captcha')).toBe(0);
    },
  );
});

it.each([
  ['[ERRS-07]', 'unknown', 'error.unknown'],
  ['[ERRS-08]', 'bot_check', 'error.bot_check'],
  ['[ERRS-02]', 'network_failed', 'error.network_failed'],
  ['[ERRS-04]', 'network_timeout', 'error.network_timeout'],
] as const)(
  '%s shows the message of the failure "%s", keeps the input, and succeeds on retry',
  async (_id, code, message) => {
    const login = await mountLogin({
      answers: { loginV2: [fail(code), signedIn], ...memberCalls },
    });
    login.fill('demo', 'Demo1234');

    await login.submit();
    await waitFor(() => expect(login.getByRole('alert').textContent).toBe(login.t(message)));
    expect(
      login.getByRole('button', { name: login.t('login.submit') }).getAttribute('aria-busy'),
    ).toBeNull();
    expect(login.field('login.password').value).toBe('Demo1234');

    await login.submit();
    await waitFor(() => expect(login.addresses).toEqual(['/']));
  },
);

describe('[LOGN-17] a login from an unknown IP address', () => {
  const verification = ['phone', 'code', 'email', 'bankName', 'authenticator'] as const;
  const refusal = fail('operator_refused', { message: 'Not from there.', value: { verification } });

  it.each([true, false])(
    'lists the ways to verify the owner, and suggests SMS only with sign-in by SMS (%s)',
    async (sms) => {
      const login = await mountLogin({
        answers: { loginV2: [refusal] },
        bootstrap: { flags: { phoneLogin: true, MOBILEVERCODELOGIN3: sms } },
      });
      login.fill('traveller', 'Travel1234');

      await login.submit();

      const tip = within(login.getByRole('alert'));
      expect((await tip.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
        verification.map((method) => login.t(`login.verify.${method}`)),
      );
      expect(tip.getByText(login.t('login.verifyTitle'))).toBeTruthy();
      expect(tip.queryByText(login.t('login.verifySms')) !== null).toBe(sms);
      expect(login.field('login.username').value).toBe('traveller');
    },
  );

  it('opens customer service in a window, and removes the tip after the next attempt', async () => {
    const replace = vi.fn();
    const open = vi.fn(() => ({ opener: window, location: { replace }, close: () => undefined }));
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('open', open);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const login = await mountLogin({
      answers: {
        loginV2: [refusal, fail('operator_refused', { message: 'Not right.' })],
        getServiceChat: [
          reply({ version: { pathList: [{ type: 'CHAT', path: 'https://desk.example/chat' }] } }),
        ],
      },
    });
    login.fill('traveller', 'Travel1234');

    await login.submit();
    await login.user.click(await login.findByRole('button', { name: login.t('service.title') }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://desk.example/chat'));

    await login.submit();
    expect(await login.findByText('Not right.')).toBeTruthy();
    expect(login.queryByRole('listitem')).toBeNull();
  });
});

describe('[LOGN-13] free play', () => {
  it('[LOGN-22] is offered if the operator enables it', async () => {
    const isOffered = async (freePlay: boolean) => {
      const login = await mountLogin({ bootstrap: { flags: { freePlay } } });
      const button = login.queryByRole('button', { name: login.t('login.freePlay') });
      login.unmount();
      return button !== null;
    };

    expect([await isOffered(true), await isOffered(false)]).toEqual([true, false]);
  });

  it('signs in to a trial account once, and goes home', async () => {
    const answer = later();
    const login = await mountLogin({
      answers: { loginFreePlay: [answer.answer], ...memberCalls },
      bootstrap: { flags: { freePlay: true } },
    });
    const button = login.getByRole('button', { name: login.t('login.freePlay') });

    await login.user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await login.user.click(button);
    answer.arrive(reply(signedInReply({ state: 'trial', account: 'guest1', isAgent: 4 })));

    await waitFor(() => expect(login.addresses).toEqual(['/']));
    expect(login.root.session.view).toMatchObject({ state: 'trial', account: 'guest1' });
    expect(requestsOf(login, 'loginFreePlay')).toEqual([
      { os: expect.any(String), platform: 'WEB' },
    ]);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Linux; Android 15)', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (X11; CrOS x86_64)', 'other'],
  ])('reports the system of the browser "%s" as %s', async (userAgent, os) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    onTestFinished(() => void vi.restoreAllMocks());
    const login = await mountLogin({
      answers: { loginFreePlay: [fail('upstream_failed')] },
      bootstrap: { flags: { freePlay: true } },
    });

    await login.user.click(login.getByRole('button', { name: login.t('login.freePlay') }));

    await waitFor(() =>
      expect(requestsOf(login, 'loginFreePlay')).toEqual([{ os, platform: 'WEB' }]),
    );
  });

  it('shows the reason of a refusal', async () => {
    const login = await mountLogin({
      answers: { loginFreePlay: [fail('operator_refused', { message: 'Not today.' })] },
      bootstrap: { flags: { freePlay: true } },
    });

    await login.user.click(login.getByRole('button', { name: login.t('login.freePlay') }));

    await waitFor(() => expect(login.getByRole('alert').textContent).toBe('Not today.'));
    expect(login.addresses).toEqual([]);
  });
});

it.each([true, false])(
  '[CALL-16] says at once that a visitor cannot sign in where browsers do not encrypt, secure: %j',
  async (isSecure) => {
    vi.stubGlobal('isSecureContext', isSecure);
    onTestFinished(() => void vi.unstubAllGlobals());

    const login = await mountLogin();

    expect(login.queryByText(login.t('error.insecure_page')) === null).toBe(isSecure);
  },
);
