import { expect, it } from 'vitest';
import { attemptRates } from '../request/VisitorLimits.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok } from '../testing/fakeOperator.ts';
import { memoryAudit } from '../testing/memoryAudit.ts';
import { credentials, signIn } from '../testing/signIn.ts';
import { ownPage, startTestServer } from '../testing/startTestServer.ts';

const login = '/wps/session/login';

it('records what a member did, by a keyed hash, and no value of a secret', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/member/password', ok({}));
  const { audit, events } = memoryAudit();
  operator.answers.set(
    '/wps/game/launchGame',
    ok({
      url: 'https://games.example/canary',
      token: 'launch-token-0123456789',
      demo: false,
      currency: 'PHP',
      launchId: 'L1',
    }),
  );
  const site = exampleSite({
    site: { frameSources: ['https://games.example'] },
    upstream: { baseUrl: operator.origin, headers: { 'x-key': { $secret: 'CORAL_KEY' } } },
  });
  await using server = await startTestServer({
    sites: [site],
    sandboxOrigin: operator.origin,
    audit,
    secretOf: () => 'canary-secret',
  });
  const cookie = await signIn(server);
  const headers = { ...ownPage, cookie };
  await server.request('/wps/member/password', {
    method: 'POST',
    headers,
    body: { oldPassword: 'canary-old', newPassword: 'canary-n', confirmNewPassword: 'canary-n' },
  });
  const launchedBy = { ...ownPage, cookie: await signIn(server) };
  await server.request('/wps/game/launchGame?vassalage=NOVA&gameType=RNG&nodeId=7&backUrl=%2Frng', {
    headers: launchedBy,
  });
  await server.request('/wps/session/logout', {
    method: 'DELETE',
    headers: launchedBy,
  });
  await server.server.close();

  const member = audit.subject('coral', 'ann');
  expect(events().map(({ at: _at, prev: _prev, ...event }) => event)).toEqual([
    { event: 'server-started', build: 'build1' },
    { event: 'secret-read', brand: 'coral', name: 'CORAL_KEY' },
    { event: 'version-live', brand: 'coral', version: 'v1', hosts: ['coral.example'] },
    { event: 'sign-in', brand: 'coral', member },
    { event: 'password-change', brand: 'coral', member },
    { event: 'sign-in', brand: 'coral', member },
    { event: 'launch', brand: 'coral', member },
    { event: 'sign-out', brand: 'coral', member },
    { event: 'server-stopped' },
  ]);
  expect(JSON.stringify(events())).not.toMatch(/canary|"ann"/);
});

it('records the limit of an account, by a keyed hash', async () => {
  await using operator = await fakeOperator();
  const { audit, events } = memoryAudit();
  await using server = await startTestServer({ sites: [exampleSite()], operator, audit });
  const attempts = Math.max(...attemptRates.account.map(({ burst }) => burst)) + 2;

  for (let attempt = 0; attempt < attempts; attempt += 1)
    await server.request(login, { method: 'POST', headers: ownPage, body: credentials });

  await expect
    .poll(() => events().filter(({ event }) => event === 'limit'))
    .toMatchObject([
      { brand: 'coral', limit: 'account', subject: audit.subject('coral', 'account', 'ann') },
    ]);
  expect(server.status().audit?.hash).toMatch(/^[0-9a-f]{64}$/);
});
