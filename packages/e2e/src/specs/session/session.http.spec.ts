import { valueOf } from '../../http/envelope.ts';
import { cookiesOf, ownPage, sessionOf, signIn } from '../../fixtures/memberSession.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

test('[LOGN-21] a login returns to the browser only the session view and the next step', async ({
  ownBrand: brand,
}) => {
  const results = await Promise.all(
    [
      ['demo', 'Demo1234'],
      ['newbie', 'Newbie1234'],
      ['expired', 'Expired123'],
    ].map(
      async ([username = '', password = '']) =>
        // The call's reply
        valueOf((await signIn(brand, { username, password })).body) as Record<string, unknown>,
    ),
  );
  for (const result of results)
    expect(Object.keys(result).toSorted()).toEqual([
      'firstTimeLogin',
      'initialPassword',
      'passwordExpired',
      'passwordKept',
      'session',
    ]);
  expect(results).toMatchObject([
    {
      firstTimeLogin: false,
      passwordExpired: false,
      session: { account: 'demo', customerId: expect.any(Number) },
    },
    { firstTimeLogin: true, passwordExpired: false, session: { account: 'newbie' } },
    { firstTimeLogin: false, passwordExpired: true, session: { account: 'expired' } },
  ]);
});

test('[LOGN-21] a refusal of the operator passes on neither token nor password', async ({
  ownBrand: brand,
  operator,
}) => {
  operator.change('/wps/session/login', () => ({
    success: false,
    message: 'No.',
    value: { captcha: true, token: 'refused-token-canary', password: 'refused-password-canary' },
  }));
  const { status, body } = await signIn(brand, { password: 'typed-password-canary' });
  expect(status).toBe(422);
  expect(body).not.toContain('canary');
  expect(valueOf(body)).toMatchObject({ captcha: true });
});

test('[SESS-01] a session cookie is valid only at its brand, under its name and unmodified', async ({
  createBrand,
  ownBrand: brand,
  operator,
}) => {
  const cookie = cookiesOf(await signIn(brand));
  const [, sealed = ''] = /(?:^|; )livery=([^;]+)/.exec(cookie) ?? [];
  expect((await sessionOf(brand, `livery=${sealed}`)).state).toBe('member');

  const other = await createBrand({ from: 'ironfield' });
  expect(await sessionOf(other, cookie)).toEqual({ state: 'guest', merchant: other.merchant });
  expect(
    (await other.request('/wps/member/info', { headers: { ...ownPage, cookie } })).status,
  ).toBe(401);

  const bytes = Buffer.from(sealed, 'base64url');
  const flipped = (at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url');
  // Changed nonce, tag, content and last byte; truncated; invented; under another cookie's name.
  const forged = [
    ...[0, 13, 30, bytes.length - 1].map(flipped),
    sealed.slice(0, -8),
    sealed.slice(8),
    'AAAA',
    '',
  ].map((value) => `livery=${value}`);
  const operatorCallsBefore = operator.callsTo('/wps/member/info').length;
  for (const cookie of [...forged, `__Host-livery=${sealed}`, `livery-hint=${sealed}`]) {
    expect((await sessionOf(brand, cookie)).state, cookie.slice(0, 40)).toBe('guest');
    expect(
      (await brand.request('/wps/member/info', { headers: { ...ownPage, cookie } })).status,
      cookie.slice(0, 40),
    ).toBe(401);
  }
  expect(operator.callsTo('/wps/member/info').length).toBe(operatorCallsBefore);
});

test('[SESS-02] state-changing calls are accepted from the brand’s own page only', async ({
  ownBrand: brand,
  operator,
}) => {
  const origin = brand.url('').replace(/\/$/, '');
  const json = { 'content-type': 'application/json' };
  const foreign: Record<string, string>[] = [
    {},
    { 'x-livery': '1' },
    { 'sec-fetch-site': 'same-origin' },
    { origin },
    { 'x-livery': '1', 'sec-fetch-site': 'cross-site' },
    { 'x-livery': '1', 'sec-fetch-site': 'same-site' },
    { 'x-livery': '1', 'sec-fetch-site': 'none' },
    { 'x-livery': '1', 'sec-fetch-site': 'cross-site', origin },
    { 'x-livery': '1', origin: 'http://evil.example' },
    { 'x-livery': '1', origin: 'null' },
    { 'x-livery': '0', 'sec-fetch-site': 'same-origin' },
  ];
  operator.calls.length = 0;
  for (const headers of foreign) {
    const reply = await signIn(brand, { headers: { ...json, ...headers } });
    expect([reply.status, reply.headers['set-cookie']], JSON.stringify(headers)).toEqual([
      403,
      undefined,
    ]);
  }
  expect(operator.callsTo('/wps/session/login')).toEqual([]);
  expect((await signIn(brand, { headers: { ...json, 'x-livery': '1', origin } })).status).toBe(200);

  const cookie = cookiesOf(await signIn(brand));
  for (const headers of foreign)
    expect(
      (
        await brand.request('/wps/session/logout', {
          method: 'DELETE',
          headers: { ...headers, cookie },
        })
      ).status,
      JSON.stringify(headers),
    ).toBe(403);
  expect(operator.callsTo('/wps/session/logout')).toEqual([]);
  expect((await sessionOf(brand, cookie)).state).toBe('member');
});

test('[LOGN-04] a hostile username in the login is rejected and locks nobody out', async ({
  ownBrand: brand,
}) => {
  const typed = [
    'x'.repeat(10_000),
    'ann\u202Etxt.exe',
    '👩🏽‍🚀🇵🇭',
    '__proto__',
    "' OR 1=1; --",
    '<img src=x onerror=alert(1)>',
  ];
  for (const username of typed) {
    const { status, body } = await signIn(brand, { username, password: username.slice(0, 200) });
    expect([400, 422], username.slice(0, 20)).toContain(status);
    expect(JSON.parse(body), username.slice(0, 20)).toMatchObject({ success: false });
  }
  expect((await signIn(brand)).status).toBe(200);
});
