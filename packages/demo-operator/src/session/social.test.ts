import type { LoginReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { ProviderVisit } from '../testing/ProviderVisit.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const alma = {
  provider: 'harbour',
  subject: 'harbour-1001',
  name: 'Alma Reyes',
  email: 'alma@harbour.test',
};
let idToken: string;

beforeEach(async () => {
  idToken = await new ProviderVisit({ origin: fixture.sandbox.origin }).idToken(alma.subject);
});

const login = async (changes: Record<string, string> = {}) =>
  fixture.client.call('loginSocial', { ...alma, idToken, ...changes });
const valueOf = (reply: { value: unknown }) => reply.value as LoginReply; // the call's reply

it('[LOGN-14] creates a member at the first sign-in, and recognises it afterwards', async () => {
  const first = await login();
  expect(first).toMatchObject({
    success: true,
    value: {
      account: 'alma',
      isAgent: 0,
      firstTimeLogin: true,
      passwordExpired: false,
      token: expect.any(String),
    },
  });
  expect(
    await fixture.client.call('getMemberInfo', {}, { token: valueOf(first).token }),
  ).toMatchObject({ success: true, value: { account: 'alma', nickname: 'Alma Reyes' } });
  const second = await login();
  expect(second).toMatchObject({
    success: true,
    value: { id: valueOf(first).id, account: 'alma', firstTimeLogin: false },
  });
});

it('creates one member for concurrent sign-ins, and another at another merchant', async () => {
  const replies = await Promise.all([login(), login(), login()]);
  expect(new Set(replies.map((reply) => valueOf(reply).id)).size).toBe(1);
  const otherMerchant = await (
    await fixture.admin.newMerchant()
  ).call('loginSocial', { ...alma, idToken });
  expect(valueOf(otherMerchant).id).not.toBe(valueOf(replies[0] ?? otherMerchant).id);
});

it('accepts only tokens of the provider', async () => {
  const [head = '', body = '', signature = ''] = idToken.split('.');
  // A token's second part
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'harbour-1002' })).toString(
    'base64url',
  );
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const changes of [
    { subject: 'harbour-1002' },
    { provider: 'northlight' },
    { provider: 'unheard-of' },
    { idToken: 'x' },
    { idToken: `${head}.${forged}.${signature}`, subject: 'harbour-1002' },
    { idToken: `${unsigned}.${forged}.`, subject: 'harbour-1002' },
    {
      idToken: `${head}.${body}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    },
  ])
    expect(await login(changes), JSON.stringify(changes)).toMatchObject({
      success: false,
      message: 'The other account could not be verified.',
    });
});

it('links no account and no address of another member', async () => {
  const reply = await login({ email: 'demo@example.test', name: 'Demo' });
  expect(valueOf(reply).account).toMatch(/^demo\d+$/);
  expect(
    await fixture.client.call('forgetPassword', {
      username: valueOf(reply).account,
      email: 'demo@example.test',
    }),
  ).toMatchObject({ success: false });
});

it('creates an account without a password; the mail for a lost one sets the first', async () => {
  const { token, account } = valueOf(await login());
  expect(
    await fixture.client.call(
      'changePassword',
      { oldPassword: 'Guess1234', newPassword: 'Tide2026', confirmNewPassword: 'Tide2026' },
      { token },
    ),
  ).toMatchObject({ success: false });
  expect(
    await fixture.client.call('forgetPassword', { username: account, email: alma.email }),
  ).toMatchObject({ success: true });
  const [mail] = await fixture.admin.messages(fixture.client, alma.email);
  const [, password = ''] = /is (\w+) and/.exec(mail?.text ?? '') ?? [];
  expect(await fixture.client.login(account, password)).toEqual(expect.any(String));
});

it('[LOGN-22] is refused while the module is off, and while the account is locked', async () => {
  await login();
  for (let attempts = 0; attempts < 5; attempts += 1) {
    const { captchaId, captcha } = await fixture.admin.captcha(fixture.client);
    await fixture.client.call(
      'loginV2',
      { username: 'alma', password: 'wrong', type: 'username', captchaId, captcha },
      { address: '203.0.113.5' },
    );
  }
  expect(
    await fixture.client.call('loginSocial', { ...alma, idToken }, { address: '203.0.113.5' }),
  ).toMatchObject({ success: false, message: expect.stringContaining('locked') });
  expect(
    await fixture.client.call('loginSocial', { ...alma, idToken }, { address: '203.0.113.6' }),
  ).toMatchObject({ success: true });
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/SOCIALLOGIN`, {
    enabled: false,
  });
  expect(await login()).toMatchObject({
    success: false,
    message: 'Sign-in with other accounts is not offered here.',
  });
});

it('[REGI-11] requires the invitation code at a first sign-in if invitations are required', async () => {
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/DIRECTREG3`, {
    enabled: false,
  });
  for (const changes of [{}, { referralCode: 'NOPE' }])
    expect(await login(changes)).toMatchObject({
      success: false,
      message: 'Registration needs an invitation code here.',
    });
  expect(await login({ referralCode: 'welcome1' })).toMatchObject({
    success: true,
    value: { firstTimeLogin: true },
  });
  expect(await login()).toMatchObject({ success: true, value: { firstTimeLogin: false } });
});
