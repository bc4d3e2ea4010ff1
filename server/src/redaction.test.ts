import { expect, it } from 'vitest';
import { exampleSite } from './testing/exampleSite.ts';
import { requestAdmin } from './testing/requestAdmin.ts';
import { operatorFaults } from './testing/operatorFaults.ts';
import { passTimeUntilSettled } from './testing/passDeadlines.ts';
import { rawOperator, rawReply } from './testing/rawOperator.ts';
import { signInOnSeparateServer } from './testing/signIn.ts';
import { ownPage, startTestServer, type Reply } from './testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';
const credentials = { username: 'ann', password: 'canary-password', type: 'username' } as const;

it('reveals no secret, whatever the operator does', { timeout: 60_000 }, async () => {
  await using operator = await rawOperator();
  const limits = { headersMs: 200, idleMs: 200, totalMs: 300, replyBytes: 10_000 };
  const sites = [
    exampleSite({
      upstream: {
        baseUrl: operator.origin,
        limits,
        headers: { 'x-key': { $secret: 'CORAL_KEY' } },
      },
    }),
    exampleSite({
      brand: 'reef',
      upstream: { baseUrl: operator.origin, headers: { 'x-key': { $secret: 'REEF_KEY' } } },
    }),
  ];
  await using server = await startTestServer({
    sites,
    sandboxOrigin: operator.origin,
    secretOf: (name) => (name === 'CORAL_KEY' ? 'canary-secret' : undefined),
  });
  const replies: Reply[] = [];
  const send = async (...args: Parameters<typeof server.request>) => {
    const reply = await server.request(...args);
    replies.push(reply);
    return reply;
  };
  const cookie = await signInOnSeparateServer(operator.origin);
  expect(cookie).not.toBe('');
  await send('/_livery/session', { headers: { cookie } });

  for (const { answer } of [
    ...operatorFaults,
    {
      answer: (socket: { write: (text: string) => void }) =>
        socket.write(rawReply('{"success":true,"value":{"sumBalance":1,"note":"canary-token"}}')),
    },
  ]) {
    for (const path of [balance, login, '/wps/relay/GCS_gameList', '/wps/captcha'])
      operator.answers.set(path, answer);
    const replies = Promise.all([
      send(balance, { headers: { cookie, authorization: 'Bearer canary-authorization' } }),
      send(login, { method: 'POST', headers: ownPage, body: credentials }),
      send('/wps/relay/GCS_gameList?gameType=RNG&keyword=canary-query'),
      send('/wps/captcha'),
      send('/?token=canary-query'),
      send('/nowhere?token=canary-query', {
        headers: {
          cookie: 'livery=canary-cookie; livery-hint=member',
          referer: 'https://coral.example/?canary',
        },
      }),
      send(login, { method: 'POST', headers: ownPage, body: `{"password":"canary-password` }),
    ]);
    await passTimeUntilSettled(server.clock, replies);
    // Keeps the circuit breaker from blocking calls, so that every fault reaches the operator.
    server.clock.advance(6_000);
  }
  await send('/_livery/report', {
    method: 'POST',
    body: {
      kind: 'chunk',
      message:
        'Failed to load https://coral.example/reset?token=canary-query and /x?code=canary-query#canary',
    },
  });
  await send('/', { host: 'canary.example' });

  const inside = await Promise.all(
    ['/status', '/metrics', '/readyz'].map((target) => requestAdmin(server, target)),
  );
  const page = await requestAdmin(server, '/status', { accept: 'text/html' });
  const output = [
    ...server.logs,
    ...[...inside, page].map(({ text }) => text),
    ...replies.map(({ text, headers }) => text + JSON.stringify(headers)),
  ];
  expect(output.filter((text) => text.includes('canary'))).toEqual([]);
  // Proves that the collected output is complete: the other brand's refusal names its missing
  // secret.
  expect(output.join('')).toContain('header x-key needs the secret REEF_KEY');
  expect(server.logs.length).toBeGreaterThan(operatorFaults.length);
});
