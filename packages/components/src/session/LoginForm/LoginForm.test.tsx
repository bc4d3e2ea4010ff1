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

it('[ERRS-09] [LOGN-05] asks for username and password where both are missing, and sends nothing', async () => {
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
  '[LOGN-04] with username "%s" and password "%s" the message is at the field, which gets the focus',
  async (username, password, wrong, message) => {
    const login = await mountLogin();

    login.fill(username, password);
    await login.submit();

    const field = login.field(wrong);
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
    expect(login.descriptionOf(field)).toBe(login.t(message));
    expect(requestsOf(login)).toEqual([]);
  },
);

it('[ERRS-01] what is wrong with a field goes with the next key', async () => {
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

it('[LOGN-04] sends neither white space around the fields nor a second request while the first is under way', async () => {
  const answer = later();
  const login = await mountLogin({ answers: { loginV2: [answer.answer], ...memberCalls } });
  login.fill('  demo ', ' Demo1234  ');

  await login.submit();
  const button = login.getByRole('button', { name: login.t('login.submit') });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // Not through the button, which is busy: the Enter key of some browsers goes around it.
  fireEvent.submit(login.getByRole('form'));
  answer.arrive(signedIn);

  await waitFor(() => expect(login.root.session.isMember).toBe(true));
  expect(requestsOf(login)).toEqual([{ username: 'demo', password: 'Demo1234', type: 'username' }]);
});

it('[LOGN-06] leads home after the login, and asks for the member and the money', async () => {
  const login = await mountLogin({ answers: { loginV2: [signedIn], ...memberCalls } });
  login.fill('demo', 'Demo1234');

  await login.submit();

  await waitFor(() => expect(login.went).toEqual(['/']));
  expect(
    ['getMemberInfo', 'getBalanceV2', 'loginInfo', 'firstLogin'].map((call) =>
      login.api.countOf(call),
    ),
  ).toEqual([1, 1, 1, 0]);
});

it('[LOGN-08] a password that is due opens the change of it in place of going home', async () => {
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
  expect(login.went).toEqual([]);
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
  it('that asks for a captcha shows it, says why, and keeps what was typed', async () => {
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

  it.each([null, {}, { captcha: false }, { captcha: 'true' }])(
    'with the value %j asks for none',
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
  '%s says of the failure "%s" what the brand says, keeps what was typed, and works the next time',
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
    await waitFor(() => expect(login.went).toEqual(['/']));
  },
);

describe('[LOGN-17] a login from an address the operator does not know', () => {
  const verification = ['phone', 'code', 'email', 'bankName', 'authenticator'] as const;
  const refusal = fail('operator_refused', { message: 'Not from there.', value: { verification } });

  it.each([true, false])(
    'says how its owner can prove who it is; that a code by SMS will do only where there is that way (%s)',
    async (sms) => {
      const login = await mountLogin({
        answers: { loginV2: [refusal] },
        bootstrap: { flags: { MOBILEVERCODELOGIN3: sms } },
      });
      login.fill('traveller', 'Travel1234');

      await login.submit();

      const tip = within(login.getByRole('alert'));
      expect((await tip.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
        verification.map((each) => login.t(`login.verify.${each}`)),
      );
      expect(tip.getByText(login.t('login.verifyTitle'))).toBeTruthy();
      expect(tip.queryByText(login.t('login.verifySms')) !== null).toBe(sms);
      expect(login.field('login.username').value).toBe('traveller');
    },
  );

  it('leads to customer service in a window of its own, and says nothing of it after the next try', async () => {
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
  it('[LOGN-22] is offered where the operator has it', async () => {
    const offered = async (freePlay: boolean) => {
      const login = await mountLogin({ bootstrap: { flags: { freePlay } } });
      const button = login.queryByRole('button', { name: login.t('login.freePlay') });
      login.unmount();
      return button !== null;
    };

    expect([await offered(true), await offered(false)]).toEqual([true, false]);
  });

  it('signs in to a trial account and leads home; a second press meanwhile does nothing', async () => {
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

    await waitFor(() => expect(login.went).toEqual(['/']));
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
  ])('says of the browser "%s" that it runs on %s', async (userAgent, os) => {
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

  it('says why it is refused', async () => {
    const login = await mountLogin({
      answers: { loginFreePlay: [fail('operator_refused', { message: 'Not today.' })] },
      bootstrap: { flags: { freePlay: true } },
    });

    await login.user.click(login.getByRole('button', { name: login.t('login.freePlay') }));

    await waitFor(() => expect(login.getByRole('alert').textContent).toBe('Not today.'));
    expect(login.went).toEqual([]);
  });
});
