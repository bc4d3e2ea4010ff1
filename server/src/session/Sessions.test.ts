import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok } from '../testing/fakeOperator.ts';
import { cookiesOf, credentials, signIn } from '../testing/signIn.ts';
import { ownPage, startTestServer } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';

it('seals the operator’s token and sends the session view', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  const reply = await server.request(login, {
    method: 'POST',
    headers: ownPage,
    body: { ...credentials, password: 'canary-initial-password' },
  });

  expect(reply.json()).toEqual({
    success: true,
    value: {
      session: {
        state: 'member',
        account: 'ann',
        customerId: 7,
        isAgent: 0,
        merchant: 'CORAL',
        expiresAtMs: server.clock.nowMs() + 2 * 3_600_000,
        passwordChange: 'may',
        passwordKept: true,
      },
      firstTimeLogin: false,
      passwordExpired: false,
      initialPassword: true,
      passwordKept: true,
    },
  });
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^livery=[\w-]+; Path=\/; Max-Age=86400; SameSite=Strict; HttpOnly$/),
    'livery-hint=member; Path=/; Max-Age=86400; SameSite=Lax',
    expect.stringMatching(/^livery-note=[\w-]+; Path=\/; Max-Age=600; SameSite=Strict; HttpOnly$/),
    expect.stringMatching(
      /^livery-device=[\w-]+; Path=\/; Max-Age=15552000; SameSite=Strict; HttpOnly$/,
    ),
  ]);
  const cookie = cookiesOf(reply);
  const all = [
    reply,
    await server.request('/_livery/session', { headers: { cookie } }),
    await server.request(balance, { headers: { cookie } }),
    await server.request('/', { headers: { cookie } }),
  ];
  for (const { text, headers } of all) expect(text + JSON.stringify(headers)).not.toMatch(/canary/);
  expect(operator.to(balance)[0]?.headers).toMatchObject({
    token: 'canary-token',
    merchant: 'CORAL',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(server.logs.join('')).not.toMatch(/canary-|secret"/);
});

it('uses the prefixed, secure cookie over https, and none over http except for the sandbox', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    trustedProxies: parseNetworks('127.0.0.1', 'test'),
  });

  const secure = await server.request(login, {
    method: 'POST',
    headers: { ...ownPage, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    body: credentials,
  });
  expect(secure.headers['set-cookie']?.[0]).toMatch(
    /^__Host-livery=[\w-]+; Path=\/; Max-Age=86400; SameSite=Strict; Secure; HttpOnly$/,
  );
  expect(
    (
      await server.request('/', {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      })
    ).headers['strict-transport-security'],
  ).toBe('max-age=31536000');

  const plain = await server.request(login, {
    method: 'POST',
    headers: { ...ownPage, 'x-forwarded-for': '203.0.113.9' },
    body: credentials,
  });
  expect([plain.status, plain.headers['set-cookie']]).toEqual([503, undefined]);
});

it('rejects sessions that are another brand’s, modified, idle or too old', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite(), exampleSite({ brand: 'reef' })],
    operator,
  });
  const cookie = await signIn(server);
  const stateOf = async (used: string, host = 'coral.example') =>
    (await server.request('/_livery/session', { host, headers: { cookie: used } })).json();

  expect(await stateOf(cookie)).toMatchObject({ value: { state: 'member' } });
  expect(await stateOf(cookie, 'reef.example')).toMatchObject({
    value: { state: 'guest', merchant: 'REEF' },
  });
  expect(
    await stateOf(
      cookie.replace(/livery=(.)/, (_all, first: string) => `livery=${first === 'A' ? 'B' : 'A'}`),
    ),
  ).toMatchObject({ value: { state: 'guest' } });
  server.clock.advance(2 * 3_600_000 - 1);
  expect(await stateOf(cookie)).toMatchObject({ value: { state: 'member' } });
  server.clock.advance(1);
  expect(await stateOf(cookie)).toMatchObject({ value: { state: 'guest' } });
});

it('renews the idle timeout of a used session, but not its maximum lifetime', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  let cookie = await signIn(server);

  for (let hours = 1; hours < 24; hours += 1) {
    server.clock.advance(3_600_000);
    const reply = await server.request('/_livery/session', { headers: { cookie } });
    expect(reply.json()).toMatchObject({ value: { state: 'member' } });
    cookie = cookiesOf(reply);
  }
  server.clock.advance(3_600_000);
  expect((await server.request('/_livery/session', { headers: { cookie } })).json()).toMatchObject({
    value: { state: 'guest' },
  });
});

it('ends a session everywhere at logout, even if the operator fails', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/session/logout', { status: 500, body: {} });
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);

  const reply = await server.request('/wps/session/logout', {
    method: 'DELETE',
    headers: { ...ownPage, cookie },
  });

  expect(reply.json()).toEqual({ success: true, value: {} });
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringContaining('livery=; Path=/; Max-Age=0'),
    expect.stringContaining('livery-hint=; Path=/; Max-Age=0'),
  ]);
  expect(operator.to('/wps/session/logout')[0]?.headers.token).toBe('canary-token');
  expect((await server.request(balance, { headers: { cookie } })).json()).toEqual({
    success: false,
    code: 'unauthorised',
    requestId: expect.any(String),
  });
});

it('ends a session that the operator rejects as unauthorised', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  operator.answers.set(balance, { status: 401, body: {} });

  const reply = await server.request(balance, { headers: { cookie } });
  expect(reply).toMatchObject({ status: 401 });
  expect(reply.headers['set-cookie']?.[0]).toContain('Max-Age=0');

  operator.answers.set(balance, ok({ sumBalance: 1 }));
  expect((await server.request(balance, { headers: { cookie } })).status).toBe(401);
  expect(operator.to(balance)).toHaveLength(1);
});
