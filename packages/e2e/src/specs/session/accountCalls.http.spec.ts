import { requestAsMember } from '../../http/requestAsMember.ts';
import { fieldsOfCall, refusedCalls } from '../../http/callRequest.ts';
import { valueOf } from '../../http/envelope.ts';
import { cookiesOf, signIn } from '../../fixtures/memberSession.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

/** Written by hand from CALL-02 to CALL-04. */
const accountCalls = [
  ['CALL-02] [CALL-04', 'POST', '/wps/session/login', 'free'],
  ['CALL-02] [CALL-04', 'POST', '/wps/session/login/freeplay', 'free'],
  ['CALL-02] [CALL-04', 'POST', '/wps/verification/sms/noLogin', 'free'],
  ['CALL-02] [CALL-04', 'POST', '/wps/verification/sms/register', 'free'],
  ['CALL-02] [CALL-04] [REGI-13', 'PUT', '/wps/member/register', 'free'],
  ['CALL-02] [CALL-04] [REGI-13', 'PUT', '/wps/member/register/mobile', 'free'],
  ['CALL-02] [CALL-04', 'POST', '/wps/member/password/email', 'free'],
  ['CALL-02] [CALL-04', 'POST', '/wps/member/password/verification', 'free'],
  ['CALL-02] [CALL-04', 'GET', '/wps/agent/affiliate', 'free'],
  ['CALL-02] [CALL-04', 'GET', '/wps/system/setting/register', 'free'],
  ['CALL-02] [CALL-04', 'GET', '/wps/captcha', 'free'],
  ['CALL-03] [CALL-04', 'GET', '/wps/member/info', 'token'],
  ['CALL-03] [CALL-04', 'POST', '/wps/member/password', 'token'],
  ['CALL-03] [CALL-04', 'DELETE', '/wps/session/logout', 'token'],
  ['CALL-03] [CALL-04', 'GET', '/wps/member/info/icon', 'token'],
  ['CALL-04', 'GET', '/wps/member/info/avatar', 'token'],
  ['CALL-03] [CALL-17', 'GET', '/wps/member/info/funds/consolidated', 'token'],
  ['CALL-03', 'GET', '/wps/v2/wallets/balance', 'token'],
  ['CALL-03', 'GET', '/wps/relay/CSP_unreadCount', 'token'],
] as const;

for (const [id, method, path, token] of accountCalls) {
  const behaviour =
    token === 'token'
      ? 'sends a member’s token and rejects guests'
      : 'serves guests and sends no token, not even a member’s';
  test(`[${id}] ${method} ${path} ${behaviour}`, async ({ recorded }) => {
    const { call, status, sent } = await requestAsMember(recorded, { method, path, token });
    expect(status).toBe(refusedCalls.includes(call.name) ? 422 : 200);
    // Encrypted fields reach the operator decrypted.
    const fields = Object.fromEntries(
      call.body === 'form'
        ? new URLSearchParams(sent?.body)
        : Object.entries(JSON.parse(sent?.body || '{}') as object),
    );
    if (method !== 'GET' && method !== 'DELETE')
      expect(fields).toMatchObject(fieldsOfCall(call.name));
    if (call.name === 'loginFreePlay') expect(sent?.headers['gateway-version']).toBe('3');
  });
}

test('[SESS-11] [CALL-17] the member data of a member, an agent and a trial account has the specified fields', async ({
  ownBrand: brand,
}) => {
  const infoOf = async (username: string, password: string) => {
    const cookie = cookiesOf(await signIn(brand, { username, password }));
    const { body } = await brand.request('/wps/member/info', { headers: { cookie } });
    return valueOf(body);
  };
  expect(await infoOf('demo', 'Demo1234')).toEqual({
    id: expect.any(Number),
    account: 'demo',
    nickname: 'Demo Member',
    type: 0,
    toUpline: true,
    payeeName: 'D*** M***',
    mobile: '+63 ******0001',
    mobileVerified: true,
    email: 'd***@example.test',
    emailVerified: false,
    hasAuthenticator: false,
    hasPaymentPassword: true,
    payoutAccountCount: 1,
    clubLabel: { labelName: 'Gold', rankLevel: 3 },
    memberLabel: ['demonstration'],
  });
  expect(await infoOf('agent', 'Agent1234')).toMatchObject({
    account: 'agent',
    type: 1,
    clubLabel: { labelName: 'Diamond', rankLevel: 5 },
  });
  expect(await infoOf('trial', 'Trial1234')).toMatchObject({
    account: 'trial',
    type: 4,
    toUpline: false,
  });
});
