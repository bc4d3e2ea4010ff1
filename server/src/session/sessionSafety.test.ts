import { parseNetworks } from '@livery/config/networks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dailyLogFiles } from '../boot/dailyLogFiles.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { fakeOperator, ok, permissionWith, refused } from '../testing/fakeOperator.ts';
import { memoryLog } from '../testing/memoryLog.ts';
import { cookiesOf, credentials, signIn } from '../testing/signIn.ts';
import {
  ownPage,
  startTestServer,
  testSecret,
  type TestServer,
} from '../testing/startTestServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-safety-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secondSecret = 'a second secret of more than thirty-two characters';
const change = '/wps/member/password';
const logout = '/wps/session/logout';
const stateOf = async (server: TestServer, cookie: string, host?: string): Promise<object> =>
  (
    await server.request('/_livery/session', {
      headers: { cookie },
      ...(host === undefined ? {} : { host }),
    })
  ).json().value ?? {};

it('[SESS-01] opens cookies of both secrets during a rotation, and rejects old ones after it', async () => {
  await using operator = await fakeOperator();
  await using before = await startTestServer({ sites: [exampleSite()], operator });
  await using both = await startTestServer({
    sites: [exampleSite()],
    operator,
    secrets: () => [secondSecret, testSecret],
  });
  await using after = await startTestServer({
    sites: [exampleSite()],
    operator,
    secrets: () => [secondSecret],
  });
  const old = await signIn(before);
  expect(await stateOf(both, old)).toMatchObject({ state: 'member' });
  expect(await stateOf(after, old)).toMatchObject({ state: 'guest' });

  // After a minute of use the cookie is sealed again.
  both.clock.advance(60_000);
  const readNew = cookiesOf(await both.request('/_livery/session', { headers: { cookie: old } }));
  expect(await stateOf(after, readNew)).toMatchObject({ state: 'member', account: 'ann' });
  expect(await stateOf(before, readNew)).toMatchObject({ state: 'guest' });
});

it('[SESS-02] ends the session of a member whom the operator admits no more', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  operator.answers.set('/wps/system/status', permissionWith({ maintenance: true }));
  server.clock.advance(60_000);
  const headers = { ...ownPage, cookie };
  const balance = await server.request('/wps/v2/wallets/balance', { headers });
  expect(balance.json()).toMatchObject({ success: false, code: 'restricted' });

  const { status } = await server.request(logout, { method: 'DELETE', headers });

  expect([status, await stateOf(server, cookie)]).toEqual([
    200,
    expect.objectContaining({ state: 'guest' }),
  ]);
});

it('[SESS-02] keeps a session ended after logout: for every copy, after a restart, at another server', async () => {
  await using operator = await fakeOperator();
  const log = () => dailyLogFiles({ folder, clock: new FakeClock() });
  await using first = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: log(),
  });
  await using second = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: log(),
  });
  const [ended, other] = [await signIn(first), await signIn(first)];
  // A later request seals the cookie again, but the session stays the same.
  first.clock.advance(60_000);
  const later = cookiesOf(await first.request('/_livery/session', { headers: { cookie: ended } }));
  expect(later).not.toBe('');
  await first.request(logout, { method: 'DELETE', headers: { ...ownPage, cookie: ended } });
  second.clock.advance(60_000);
  await using restarted = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: log(),
  });
  for (const server of [first, second, restarted]) {
    for (const cookie of [ended, later])
      expect(await stateOf(server, cookie)).toMatchObject({ state: 'guest' });
    expect(await stateOf(server, other)).toMatchObject({ state: 'member' });
  }
});

it('[PASS-06] rejects a password cookie that is modified, another brand’s, or used as a session', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(
    '/wps/session/login',
    ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann', passwordExpired: true }),
  );
  operator.answers.set(change, refused('No.', { fields: [] }));
  await using server = await startTestServer({
    sites: [exampleSite(), exampleSite({ brand: 'reef' })],
    operator,
  });
  const sign = async (host: string) =>
    cookiesOf(
      await server.request('/wps/session/login', {
        method: 'POST',
        host,
        headers: ownPage,
        body: credentials,
      }),
    );
  const [coral, reef] = [await sign('coral.example'), await sign('reef.example')];
  const passwordCookie = /livery-note=([\w-]+)/.exec(coral)?.[1] ?? '';
  const bytes = Buffer.from(passwordCookie, 'base64url');
  const session = (cookie: string) => cookie.replace(/; livery-note=[\w-]+/, '');
  const sentWith = async (cookie: string, host = 'coral.example') => {
    await server.request(change, {
      method: 'POST',
      host,
      headers: { ...ownPage, cookie },
      body: { newPassword: 'n', confirmNewPassword: 'n' },
    });
    return JSON.parse(operator.to(change).at(-1)?.body ?? '{}') as object;
  };
  expect(await sentWith(coral)).toHaveProperty('oldPassword', 'secret');
  for (const at of [0, 13, 30, bytes.length - 1]) {
    const changed = Buffer.from(
      bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)),
    ).toString('base64url');
    expect(await sentWith(`${session(coral)}; livery-note=${changed}`)).not.toHaveProperty(
      'oldPassword',
    );
  }
  expect(
    await sentWith(`${session(reef)}; livery-note=${passwordCookie}`, 'reef.example'),
  ).not.toHaveProperty('oldPassword');
  expect(await stateOf(server, `livery=${passwordCookie}`)).toMatchObject({ state: 'guest' });
  expect(
    (
      await server.request('/_livery/resume', {
        method: 'POST',
        headers: { ...ownPage, cookie: `livery-resume=${passwordCookie}` },
        body: {},
      })
    ).status,
  ).toBe(410);
});

it('[SESS-02] never redirects to another site, however the address is written', async () => {
  await using operator = await fakeOperator();
  const site = exampleSite({
    routes: {
      old: { paths: ['/old'], layout: 'layout', redirect: '/rng' },
      ...exampleSite().routes.routes,
    },
  });
  await using server = await startTestServer({
    sites: [{ ...site, site: { ...site.site, loginedToHomePage: true } }],
    operator,
  });
  const targets = [
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/old//evil.example',
    '/old/..//evil.example',
    'http://evil.example/',
    '/download/%2e%2e//evil.example',
    '/.evil.example',
    '/@evil.example',
    '/download?next=https://evil.example',
    '/old?//evil.example',
    '/download?@evil.example',
    '/rng?redirect=//evil.example',
    '/login?next=//evil.example&returnUrl=https://evil.example',
    '/?url=https://evil.example',
    '/_livery/service?lang=//evil.example',
  ];
  let led = 0;
  for (const target of targets) {
    for (const host of ['coral.example', 'evil.example', 'coral.example.evil.example']) {
      const {
        headers: { location },
      } = await server.request(target, {
        host,
        headers: {
          accept: 'text/html',
          'x-forwarded-host': 'evil.example',
          cookie: target.startsWith('/rng') ? '' : 'livery-hint=member',
        },
      });
      if (location === undefined) continue;
      led += 1;
      expect(new URL(location, 'https://coral.example').origin, target).toBe(
        'https://coral.example',
      );
    }
  }
  // Guards the test itself: some addresses must redirect.
  expect(led).toBeGreaterThan(2);
});

it('[SESS-02] keeps a session ended that was ended while the disk was full', async () => {
  await using operator = await fakeOperator();
  const openLog = memoryLog();
  const log = openLog();
  let isFull = true;
  await using first = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: {
      ...log,
      append(line, untilMs) {
        if (isFull) throw new Error('ENOSPC: no space left on device, write');
        log.append(line, untilMs);
      },
    },
  });
  const cookie = await signIn(first);
  await first.request(logout, { method: 'DELETE', headers: { ...ownPage, cookie } });
  expect(first.status().problems).toEqual([expect.stringContaining('ENOSPC')]);

  isFull = false;
  first.clock.advance(1_000);
  expect(first.status().problems).toEqual([]);
  await using restarted = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: openLog(),
  });

  expect(await stateOf(restarted, cookie)).toMatchObject({ state: 'guest' });
});

it('[SESS-02] answers a logout after its line is on the disk', async () => {
  await using operator = await fakeOperator();
  const sync = Promise.withResolvers<void>();
  const events: string[] = [];
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: {
      ...memoryLog()(),
      sync() {
        events.push('sync begins');
        return sync.promise;
      },
    },
  });
  const cookie = await signIn(server);
  const answer = server
    .request(logout, { method: 'DELETE', headers: { ...ownPage, cookie } })
    .then(({ status }) => events.push(`answer ${status}`));
  await expect.poll(() => operator.to(logout)).toHaveLength(1);
  // Another request, so that the logout has had time to be answered.
  await server.request('/_livery/session');

  events.push('sync ends');
  sync.resolve();
  await answer;

  expect(events).toEqual(['sync begins', 'sync ends', 'answer 200']);
});

it('reports used bot checks that cannot be written down', async () => {
  await using operator = await fakeOperator();
  const readNew = () => {
    throw new Error('EIO: i/o error, read');
  };
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    claimsLog: { ...memoryLog()(), readNew },
  });

  expect(server.status().problems).toEqual([expect.stringContaining('EIO')]);
});

it('[SESS-02] clears the browser’s cache at a logout over https, and keeps device and preferences', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
  });
  const secure = { ...ownPage, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
  const login = await server.request('/wps/session/login', {
    method: 'POST',
    headers: secure,
    body: credentials,
  });
  const cookie = cookiesOf(login);
  expect([cookie.includes('__Host-livery-device='), login.headers['clear-site-data']]).toEqual([
    true,
    undefined,
  ]);

  const { headers } = await server.request(logout, {
    method: 'DELETE',
    headers: { ...secure, cookie },
  });

  expect(headers['clear-site-data']).toBe('"cache"');
  expect((headers['set-cookie'] ?? []).join()).not.toContain('livery-device');
});
