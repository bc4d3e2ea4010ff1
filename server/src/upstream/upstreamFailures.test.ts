import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, refused, type OperatorAnswer } from '../testing/fakeOperator.ts';
import { rawOperator } from '../testing/rawOperator.ts';
import { credentials, signIn, signInOnSeparateServer } from '../testing/signIn.ts';
import { passDeadlines } from '../testing/passDeadlines.ts';
import { ownPage, startTestServer } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';

const answersAndCodes: readonly [string, OperatorAnswer, number, string][] = [
  ['a reply of the wrong shape', ok({ sumBalance: 'much' }), 502, 'upstream_shape'],
  ['no envelope', { body: [] }, 502, 'upstream_shape'],
  ['the token in a reply', ok({ sumBalance: 1, note: 'canary-token' }), 502, 'upstream_shape'],
  ['a server error', { status: 503, body: {} }, 502, 'upstream_failed'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: '/wps/captcha' }).end(),
    502,
    'upstream_failed',
  ],
  ['too many requests', { status: 429, body: {} }, 429, 'too_many_requests'],
  ['a refusal', refused('Not now.'), 422, 'operator_refused'],
  ['a connection that ends', (response) => response.socket?.destroy(), 502, 'upstream_failed'],
  [
    'bytes that are not HTTP',
    (response) => response.socket?.end('\0\r\n\r\n'),
    502,
    'upstream_failed',
  ],
];

it.each(answersAndCodes)(
  'maps %s to a code without details',
  async (_name, answer, status, code) => {
    await using operator = await fakeOperator();
    await using server = await startTestServer({ sites: [exampleSite()], operator });
    const cookie = await signIn(server);
    operator.answers.set(balance, answer);

    const reply = await server.request(balance, { headers: { cookie } });

    expect(reply.status).toBe(status);
    expect(reply.json().code).toBe(code);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

it('logs the pointers of an invalid reply and hides them from the visitor', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  operator.answers.set(balance, ok({ sumBalance: 'much' }));

  const reply = await server.request(balance, { headers: { cookie } });

  expect(reply.json()).toEqual({
    success: false,
    code: 'upstream_shape',
    requestId: expect.any(String),
  });
  expect(server.logs.join('')).toMatch(
    /"brand":"coral","call":"getBalanceV2","code":"upstream_shape","reason":\{"pointer":"\/sumBalance"/,
  );
});

it('retries an idempotent GET once if the connection fails before the first byte, and never a login', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  let drops = 1;
  operator.answers.set(balance, (response) => {
    if (drops > 0) response.socket?.destroy();
    else response.end(JSON.stringify({ success: true, value: { sumBalance: 3 } }));
    drops -= 1;
  });
  operator.answers.set(login, (response) => void response.socket?.destroy());

  expect((await server.request(balance, { headers: { cookie } })).json()).toMatchObject({
    value: { sumBalance: 3 },
  });
  expect(
    (await server.request(login, { method: 'POST', headers: ownPage, body: credentials })).status,
  ).toBe(502);
  expect(operator.to(login)).toHaveLength(2);
});

it('[LOGN-04] signs in on a new connection, if kept ones may be dropped on the way', async () => {
  await using operator = await rawOperator();
  const used = new WeakSet<Socket>();
  for (const [path, answer] of operator.answers)
    operator.answers.set(path, (socket) => {
      if (used.has(socket)) socket.resetAndDestroy();
      else answer(socket);
      used.add(socket);
    });
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { limits: { keepAliveMs: 0 } } })],
    operator,
  });
  const signInStatus = async () =>
    (await server.request(login, { method: 'POST', headers: ownPage, body: credentials })).status;

  expect([await signInStatus(), await signInStatus(), await signInStatus()]).toEqual([
    200, 200, 200,
  ]);
});

it('aborts an operator that sends a byte at a time', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
  });
  const cookie = await signInOnSeparateServer(operator.origin);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  operator.answers.set(balance, (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });

  const reply = await passDeadlines(
    server.clock,
    () => server.request(balance, { headers: { cookie } }),
    () => operator.to(balance).length === 1,
  );

  expect(reply.json()).toEqual({
    success: false,
    code: 'upstream_timeout',
    requestId: expect.any(String),
  });
  await closed;
});

it('aborts the operator call when the visitor disconnects', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  const received = Promise.withResolvers<ServerResponse>();
  operator.answers.set(balance, (response) => received.resolve(response));
  const visitor = new AbortController();

  const reply = server
    .request(balance, { headers: { cookie }, signal: visitor.signal })
    .catch((error: unknown) => error);
  const response = await received.promise;
  const closed = once(response, 'close');
  visitor.abort();

  expect(await reply).toMatchObject({ name: 'AbortError' });
  await closed;
  // The connection was closed because the visitor left, not because of a timeout.
  expect(server.logs.join('')).not.toContain('upstream_timeout');
});

it('rejects a reply longer than the brand allows', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { limits: { replyBytes: 2_000 } } })],
    operator,
  });
  operator.answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'x'.repeat(5_000) }));

  expect((await server.request('/wps/captcha')).json().code).toBe('upstream_failed');
});

it('rejects a valid reply that is longer than its call may be, and accepts a long list', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const filler = 'x'.repeat(300_000);
  operator.answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'x', filler }));
  operator.answers.set('/lgw/games/game_menus', ok({ data: { lanes: [] }, filler }));

  expect((await server.request('/wps/captcha')).json().code).toBe('upstream_failed');
  expect((await server.request('/lgw/games/game_menus')).status).toBe(200);
});
