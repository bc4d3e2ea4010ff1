import { expect, it } from 'vitest';
import { LoginStore } from './LoginStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { loginResult } from '../testing/signedIn.ts';

const signedIn = reply(loginResult());
const refused = fail('operator_refused', { message: 'Wrong password' });
const refusedWithCaptcha = fail('operator_refused', {
  message: 'Wrong password',
  value: { captcha: true },
});
const image = (captchaId: string): Answer => reply({ captchaId, image: 'AAAA' });

function setUp(
  loginV2: readonly Answer[],
  {
    captcha = [],
    getLoginCode = [],
    loginFreePlay = [],
    sms = false,
    resumeLogin = [],
    forgetLogin = [],
    cookies = () => '',
  }: {
    captcha?: readonly Answer[];
    getLoginCode?: readonly Answer[];
    loginFreePlay?: readonly Answer[];
    sms?: boolean;
    resumeLogin?: readonly Answer[];
    forgetLogin?: readonly Answer[];
    cookies?: () => string;
  } = {},
) {
  const sessionStorage = memoryStorage();
  const failed = fail('upstream_failed');
  const api = fakeApi({
    loginV2,
    captcha,
    getLoginCode,
    loginFreePlay,
    resumeLogin,
    forgetLogin,
    firstLogin: [failed],
    loginInfo: [failed, failed],
    getMemberInfo: [failed],
    getBalanceV2: [failed],
  });
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({
    api,
    clock,
    sessionStorage,
    cookies,
    bootstrap: exampleBootstrap({
      flags: { phoneLogin: true, MOBILEVERCODELOGIN3: sms, freePlay: true },
    }),
  });
  const login = root.create((deps) => new LoginStore(deps));
  const type = (
    values: Partial<
      Record<'username' | 'password' | 'captcha' | 'mobileNum' | 'verificationCode', string>
    >,
  ): void => {
    for (const name of login.form.fields.keys())
      if (values[name] !== undefined) login.form.field(name).change(values[name]);
  };
  return { api, clock, root, session: root.session, sessionStorage, login, type };
}

it('[LOGN-04] trims username and password', async () => {
  const { api, login, type, session } = setUp([signedIn]);
  type({ username: ' ann ', password: ' secret ' });
  expect(await login.submit()).toMatchObject({ session: { account: 'ann' } });
  expect(api.calls.slice(0, 1)).toMatchObject([
    { name: 'loginV2', request: { username: 'ann', password: 'secret', type: 'username' } },
  ]);
  expect(session.view.account).toBe('ann');
});

it('[LOGN-04] [LOGN-05] returns the first invalid field instead of calling; white space is no username', async () => {
  const { api, login, type } = setUp([]);
  type({ username: '  ', password: '' });
  expect(await login.submit()).toBe(login.form.field('username'));
  expect(login.form.field('username').shownProblem).toEqual({ key: 'login.usernameRequired' });
  type({ username: 'ann' });
  expect(await login.submit()).toBe(login.form.field('password'));
  expect(api.calls).toEqual([]);
});

it('[LOGN-10] requires no captcha after a refusal without the flag', async () => {
  const { api, login, type } = setUp([refused]);
  type({ username: 'ann', password: 'secret' });
  expect(await login.submit()).toBeUndefined();
  expect([login.captchaNeeded, login.error?.operatorMessage]).toEqual([false, 'Wrong password']);
  expect(api.countOf('captcha')).toBe(0);
});

it('[LOGN-10] requires a captcha after a refusal with the flag and sends it with the id of its image', async () => {
  const { api, login, type } = setUp([refusedWithCaptcha, signedIn], { captcha: [image('c1')] });
  type({ username: 'ann', password: 'secret' });
  expect(await login.submit()).toBeUndefined();
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c1');
  expect(await login.submit()).toBe(login.form.field('captcha'));
  expect(api.countOf('loginV2')).toBe(1);
  type({ captcha: ' 7KX ' });
  expect(await login.submit()).toMatchObject({ session: { account: 'ann' } });
  expect(api.calls.findLast(({ name }) => name === 'loginV2')?.request).toEqual({
    username: 'ann',
    password: 'secret',
    type: 'username',
    captcha: '7KX',
    captchaId: 'c1',
  });
});

it('[LOGN-10] clears the captcha and fetches a new image after every further refusal, keeping other values', async () => {
  const { clock, login, type } = setUp([refusedWithCaptcha, refused], {
    captcha: [image('c1'), image('c2')],
  });
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c1');
  type({ captcha: '7KX' });
  await login.submit();
  expect([login.captchaNeeded, login.captcha.image]).toEqual([true, undefined]);
  expect(login.form.values).toMatchObject({ username: 'ann', password: 'secret', captcha: '' });
  clock.advance(1000);
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c2');
});

it('clears the last error on submit and sends one login at a time', async () => {
  const pending = later();
  const { api, login, type } = setUp([refused, pending.answer]);
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  const second = login.submit();
  expect(login.error).toBeUndefined();
  expect(await login.submit()).toBeUndefined();
  pending.arrive(signedIn);
  expect(await second).toMatchObject({ session: { account: 'ann' } });
  expect(api.countOf('loginV2')).toBe(2);
});

it('[LOGN-01] [LOGN-16] sends the digits of number and code as username and password of an SMS login', async () => {
  const { api, login, type } = setUp([signedIn], { sms: true });
  expect([login.methods, login.method]).toEqual([['username', 'sms'], 'username']);
  login.choose('sms');
  type({ mobileNum: ' 917 000-0001 ', verificationCode: 'G-١٢٣ 456 ' });
  expect(await login.submit()).toMatchObject({ session: { account: 'ann' } });
  expect(api.calls[0]).toMatchObject({
    name: 'loginV2',
    request: { username: '9170000001', password: '123456', type: 'sms' },
  });
});

it('[LOGN-01] [LOGN-22] offers only the username method if the operator offers no SMS', () => {
  const { login } = setUp([]);
  login.choose('sms');
  expect([login.methods, login.method]).toEqual([['username'], 'username']);
});

it('[LOGN-04] [SMSC-03] requests a code only for a valid number and not during the countdown', async () => {
  const { api, clock, login, type } = setUp([], {
    sms: true,
    getLoginCode: [reply({ expiredMinutes: 2 })],
  });
  login.choose('sms');
  type({ mobileNum: 'call me' });
  expect(await login.code.send()).toBe(login.form.field('mobileNum'));
  expect(login.form.field('mobileNum').shownProblem).toEqual({ key: 'register.phoneFormat' });
  expect(api.calls).toEqual([]);
  type({ mobileNum: '917 000 0001' });
  await login.code.send();
  expect([api.countOf('getLoginCode'), login.code.secondsLeft]).toEqual([1, 120]);
  clock.advance(119_000);
  expect(login.code.secondsLeft).toBe(1);
  clock.advance(1000);
  expect(login.code.secondsLeft).toBe(0);
});

it('[ERRS-09] reports an empty username and password until the next submit', async () => {
  const { login, type } = setUp([]);
  await login.submit();
  expect(login.isEmpty).toBe(true);
  type({ username: 'ann' });
  await login.submit();
  expect(login.isEmpty).toBe(false);
});

it('[LOGN-17] stores the ways of verification of a refusal until the next submit', async () => {
  const { login, type } = setUp([
    fail('operator_refused', {
      message: 'New address.',
      value: { verification: ['code', 'phone'] },
    }),
    signedIn,
  ]);
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  expect([login.verification, login.captchaNeeded]).toEqual([['phone', 'code'], false]);
  await login.submit();
  expect(login.verification).toEqual([]);
});

it('[LOGN-13] signs in to a new trial account and removes the stored `cpw` item', async () => {
  const trial = reply(loginResult({ session: { state: 'trial', account: 'guest1' } }));
  const { api, login, session, sessionStorage } = setUp([], {
    loginFreePlay: [fail('too_many_requests'), trial],
  });
  sessionStorage.set('cpw', 'left over');
  expect([login.offersFreePlay, await login.tryFree('Linux'), login.error?.code]).toEqual([
    true,
    false,
    'too_many_requests',
  ]);
  expect(sessionStorage.get('cpw')).toBe('left over');
  expect(await login.tryFree('Linux')).toBe(true);
  expect([session.view.state, sessionStorage.get('cpw'), login.error]).toEqual([
    'trial',
    undefined,
    undefined,
  ]);
  expect(api.calls[0]?.request).toEqual({ os: 'Linux', platform: 'WEB' });
});

const rememberCookies = (values: Record<string, string>, canResume = false) =>
  `livery-hint=; livery-remember=${encodeURIComponent(new URLSearchParams({ loginRemember: '1', ...values }).toString())}${canResume ? '; livery-offer=1' : ''}`;

it('[LOGN-12] sends `remember` only if the box is checked', async () => {
  const { api, login, type } = setUp([refused, signedIn]);
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  login.remembered.setChecked(true);
  await login.submit();
  expect(api.calls.filter(({ name }) => name === 'loginV2').map(({ request }) => request)).toEqual([
    { username: 'ann', password: 'secret', type: 'username' },
    { username: 'ann', password: 'secret', type: 'username', remember: true },
  ]);
});

it('[LOGN-12] fills in the remembered username only if no button signs it in and the field is empty', () => {
  const named = setUp([], { cookies: () => rememberCookies({ username: 'ann' }) });
  named.login.restore();
  expect([
    named.login.form.field('username').value,
    named.login.remembered.isChecked,
    named.login.remembered.canResume,
  ]).toEqual(['ann', true, false]);
  const typed = setUp([], { cookies: () => rememberCookies({ username: 'ann' }) });
  typed.type({ username: 'bob' });
  typed.login.restore();
  expect(typed.login.form.field('username').value).toBe('bob');
  const resumable = setUp([], { cookies: () => rememberCookies({ username: 'ann' }, true) });
  resumable.login.restore();
  expect([
    resumable.login.form.field('username').value,
    resumable.login.remembered.canResume,
  ]).toEqual(['', true]);
  const foreign = setUp([], { cookies: () => 'livery-remember=%E0%A4%A; livery-offer=1' });
  foreign.login.restore();
  expect([foreign.login.remembered.canResume, foreign.login.remembered.isChecked]).toEqual([
    false,
    false,
  ]);
});

it('[LOGN-12] chooses the SMS method with the remembered number if the operator offers it', () => {
  const cookies = () =>
    rememberCookies({ loginTypeSms: '1', mobileNum: '9170000001', countryDialingCode: '+63' });
  const { login } = setUp([], { sms: true, cookies });
  login.restore();
  expect([login.method, login.form.field('mobileNum').value]).toEqual(['sms', '9170000001']);
  const without = setUp([], { cookies });
  without.login.restore();
  expect([without.login.method, without.login.form.field('mobileNum').value]).toEqual([
    'username',
    '',
  ]);
});

it('[LOGN-12] signs in the remembered member; a refusal removes the button and fills in the username', async () => {
  let cookies = rememberCookies({ username: 'ann' }, true);
  const { api, login, session } = setUp([], {
    cookies: () => cookies,
    resumeLogin: [refusedWithCaptcha, signedIn],
    captcha: [image('c1')],
  });
  login.restore();
  cookies = rememberCookies({ username: 'ann' });
  expect(await login.resume()).toBeUndefined();
  expect([
    login.error?.operatorMessage,
    login.captchaNeeded,
    login.remembered.canResume,
    login.form.field('username').value,
    login.resuming,
  ]).toEqual(['Wrong password', true, false, 'ann', false]);
  expect(await login.resume()).toMatchObject({ session: { account: 'ann' } });
  expect([session.view.account, api.calls[0]]).toEqual([
    'ann',
    expect.objectContaining({ name: 'resumeLogin', request: {} }),
  ]);
});

it('[LOGN-12] forgets the remembered member once the gateway has confirmed', async () => {
  let cookies = rememberCookies({ username: 'ann' }, true);
  const { login } = setUp([], {
    cookies: () => cookies,
    forgetLogin: [fail('network_failed'), reply({})],
  });
  login.restore();
  expect([await login.forget(), login.error?.code, login.remembered.canResume]).toEqual([
    false,
    'network_failed',
    true,
  ]);
  cookies = '';
  expect([
    await login.forget(),
    login.error,
    login.remembered.canResume,
    login.remembered.isChecked,
    login.remembered.forgotten,
  ]).toEqual([true, undefined, false, false, true]);
});
