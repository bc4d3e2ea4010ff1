import { expect, it } from 'vitest';
import { LoginStore } from './LoginStore.ts';
import { SessionStore } from './SessionStore.ts';
import { fail, fakeApi, later, reply, type Answer } from './testing/fakeApi.ts';
import { fakeClock } from './testing/fakeClock.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const signedIn = reply({ session: { state: 'member', merchant: 'example', account: 'ann' }, firstTimeLogin: false, passwordExpired: false, initialPassword: false });
const refused = fail('operator_refused', { message: 'Wrong password' });
const refusedAskingCaptcha = fail('operator_refused', { message: 'Wrong password', value: { captcha: true } });
const image = (captchaId: string): Answer => reply({ captchaId, image: 'AAAA' });

function setUp(loginV2: readonly Answer[], captcha: readonly Answer[] = []) {
  const api = fakeApi({ loginV2, captcha });
  const clock = fakeClock();
  const session = new SessionStore({ api, storage: memoryStorage(), merchant: 'example', onOpen: () => undefined, onEnd: () => undefined });
  const login = new LoginStore({ api, clock, session, captchaRefreshMs: 1000 });
  const type = (values: Partial<Record<'username' | 'password' | 'captcha', string>>): void => {
    for (const name of ['username', 'password', 'captcha'] as const) if (values[name] !== undefined) login.form.field(name).change(values[name]);
  };
  return { api, clock, session, login, type };
}

it('[LOGN-04] trims username and password', async () => {
  const { api, login, type, session } = setUp([signedIn]);
  type({ username: ' ann ', password: ' secret ' });
  expect(await login.submit()).toBe(true);
  expect(api.calls).toMatchObject([{ name: 'loginV2', request: { username: 'ann', password: 'secret', type: 'username' } }]);
  expect(session.view.account).toBe('ann');
});

it('[LOGN-04] [LOGN-05] checks before it calls: white space is no username, and the first wrong field is named', async () => {
  const { api, login, type } = setUp([]);
  type({ username: '  ', password: '' });
  expect(await login.submit()).toBe(login.form.field('username'));
  expect(login.form.field('username').shownProblem).toEqual({ key: 'login.usernameRequired' });
  type({ username: 'ann' });
  expect(await login.submit()).toBe(login.form.field('password'));
  expect(api.calls).toEqual([]);
});

it('[LOGN-10] asks for no captcha after a refusal without the flag', async () => {
  const { api, login, type } = setUp([refused]);
  type({ username: 'ann', password: 'secret' });
  expect(await login.submit()).toBe(false);
  expect([login.captchaNeeded, login.error?.operatorMessage]).toEqual([false, 'Wrong password']);
  expect(api.countOf('captcha')).toBe(0);
});

it('[LOGN-10] asks for a captcha after a refusal with the flag, and sends it with the id of its image', async () => {
  const { api, login, type } = setUp([refusedAskingCaptcha, signedIn], [image('c1')]);
  type({ username: 'ann', password: 'secret' });
  expect(await login.submit()).toBe(false);
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c1');
  expect(await login.submit()).toBe(login.form.field('captcha'));
  expect(api.countOf('loginV2')).toBe(1);
  type({ captcha: ' 7KX ' });
  expect(await login.submit()).toBe(true);
  expect(api.calls.at(-1)?.request).toEqual({ username: 'ann', password: 'secret', type: 'username', captcha: '7KX', captchaId: 'c1' });
});

it('[LOGN-10] clears the captcha and fetches another image after every further refusal, and keeps what else was typed', async () => {
  const { clock, login, type } = setUp([refusedAskingCaptcha, refused], [image('c1'), image('c2')]);
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c1');
  type({ captcha: '7KX' });
  await login.submit();
  expect([login.captchaNeeded, login.captcha.image]).toEqual([true, undefined]);
  expect(login.form.values).toEqual({ username: 'ann', password: 'secret', captcha: '' });
  clock.advance(1000);
  await expect.poll(() => login.captcha.image?.captchaId).toBe('c2');
});

it('forgets the last refusal when it tries again, and sends one login at a time', async () => {
  const held = later();
  const { api, login, type } = setUp([refused, held.answer]);
  type({ username: 'ann', password: 'secret' });
  await login.submit();
  const second = login.submit();
  expect(login.error).toBeUndefined();
  expect(await login.submit()).toBe(false);
  held.arrive(signedIn);
  expect(await second).toBe(true);
  expect(api.countOf('loginV2')).toBe(2);
});
