import { parseNetworks } from '@livery/config/networks';
import type { Site } from '@livery/model';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok } from '../testing/fakeOperator.ts';
import { freePort } from '@livery/testing/freePort';
import { hang, head, operatorFaults } from '../testing/operatorFaults.ts';
import { passDeadlines } from '../testing/passDeadlines.ts';
import {
  rawOperator,
  rawReply,
  rawValue,
  type RawAnswer,
  type RawOperator,
} from '../testing/rawOperator.ts';
import { credentials, signIn, signInOnSeparateServer } from '../testing/signIn.ts';
import {
  failureText,
  ownPage,
  startTestServer,
  type RequestOptions,
  type TestServer,
} from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';
const write =
  (text: string): RawAnswer =>
  (socket) =>
    void socket.write(text);

async function startFor(
  { origin, forget }: RawOperator,
  limits: Limits = {},
): Promise<{ server: TestServer; cookie: string }> {
  const cookie = await signInOnSeparateServer(origin);
  forget();
  return {
    cookie,
    server: await startTestServer({
      sites: [
        exampleSite({ upstream: { baseUrl: origin, limits: { replyBytes: 10_000, ...limits } } }),
      ],
      sandboxOrigin: origin,
    }),
  };
}

type Limits = Partial<Site['upstream']['limits']>;

it.each(operatorFaults)(
  'limits the damage of an operator that $name to its own call',
  async ({ answer, status, code, gets = 1, keepsConnection = false }) => {
    await using operator = await rawOperator();
    const { server, cookie } = await startFor(operator, {
      headersMs: 2_000,
      idleMs: 2_000,
      totalMs: 4_000,
    });
    await using _ = server;
    operator.answers.set(balance, answer);
    operator.answers.set(login, answer);

    const send = (path: string, options: RequestOptions) =>
      code === 'upstream_timeout'
        ? passDeadlines(
            server.clock,
            () => server.request(path, options),
            () => operator.callCount(path) > 0,
          )
        : server.request(path, options);
    const reply = await send(balance, { headers: { cookie } });
    const posted = await send(login, { method: 'POST', headers: ownPage, body: credentials });

    expect([reply.status, reply.json(), posted.status, posted.json()]).toEqual([
      status,
      { success: false, code, requestId: expect.any(String) },
      status,
      { success: false, code, requestId: expect.any(String) },
    ]);
    expect([operator.callCount(balance), operator.callCount(login)]).toEqual([gets, 1]);
    if (!keepsConnection) await Promise.all([operator.closed(balance), operator.closed(login)]);
    expect(server.logs.filter((line) => /"stack"|\\n\s+at /.test(line))).toEqual([]);
    expect(server.status().brands[0]?.upstreams).toMatchObject([{ inFlight: 0, queued: 0 }]);
  },
);

it('reports an operator that refuses connections as unreachable', async () => {
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: `http://127.0.0.1:${await freePort()}` } })],
  });

  expect(await server.request('/wps/captcha')).toMatchObject({
    status: 502,
    text: expect.stringMatching(failureText('upstream_failed')),
  });
});

it('discards the second response of an operator that responds twice', async () => {
  await using operator = await rawOperator();
  const { server, cookie } = await startFor(operator);
  await using _ = server;
  operator.answers.set(balance, write(rawValue({ sumBalance: 1 }) + rawValue({ sumBalance: 666 })));
  await server.request(balance, { headers: { cookie } });
  operator.answers.set(balance, write(rawValue({ sumBalance: 2 })));

  expect((await server.request(balance, { headers: { cookie } })).json()).toEqual({
    success: true,
    value: { sumBalance: 2 },
  });
});

const interim: readonly [string, string, string][] = [
  ['an early hint', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n', ''],
  ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n', ''],
  ['a 100 Continue of its own packet', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
];

it.each(interim)('accepts the response after %s', async (_name, together, before) => {
  await using operator = await rawOperator();
  const { server, cookie } = await startFor(operator);
  await using _ = server;
  const reply = `${together}${rawValue({ sumBalance: 4 })}`;
  operator.answers.set(balance, (socket) => {
    socket.setNoDelay(true);
    if (before === '') socket.write(reply);
    else socket.write(before, () => setImmediate(() => socket.write(reply)));
  });

  // The second exchange uses the same connection.
  for (let exchange = 0; exchange < 2; exchange += 1)
    expect((await server.request(balance, { headers: { cookie } })).json()).toEqual({
      success: true,
      value: { sumBalance: 4 },
    });
});

const disconnects: readonly [string, RawAnswer][] = [
  ['before the head', hang],
  ['in the body', write(`${head(1_000)}{`)],
];

it.each(disconnects)(
  'closes the operator connection when the visitor disconnects %s',
  async (_name, answer) => {
    await using operator = await rawOperator();
    await using server = await startTestServer({
      sites: [
        exampleSite({
          upstream: {
            baseUrl: operator.origin,
            limits: { totalMs: 60_000, headersMs: 60_000, idleMs: 60_000 },
          },
        }),
      ],
    });
    operator.answers.set('/wps/captcha', answer);
    const visitor = connect(server.port, '127.0.0.1').on('error', () => undefined);
    visitor.write('GET /wps/captcha HTTP/1.1\r\nHost: coral.example\r\n\r\n');
    await expect.poll(() => operator.callCount('/wps/captcha')).toBe(1);

    visitor.resetAndDestroy();

    await operator.closed('/wps/captcha');
    expect(server.server.registry.entries()).toHaveLength(1);
  },
);

it('makes no operator call for a visitor who disconnects in the queue', async () => {
  await using operator = await rawOperator();
  const limits = { inFlight: 1, queue: 4, queueMs: 60_000, totalMs: 60_000, headersMs: 60_000 };
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin, limits } })],
  });
  operator.answers.set('/wps/captcha', hang);
  await server.request('/robots.txt');
  const visit = () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /wps/captcha HTTP/1.1\r\nHost: coral.example\r\n\r\n');
    return socket;
  };
  const [first, waiting] = [visit(), visit()];
  const queued = () => server.status().brands[0]?.upstreams[0]?.queued;
  await expect.poll(() => [operator.callCount('/wps/captcha'), queued()]).toEqual([1, 1]);

  waiting.destroy();
  await expect.poll(queued).toBe(0);
  first.destroy();
  await operator.closed('/wps/captcha');

  expect(operator.callCount('/wps/captcha')).toBe(1);
});

it('serves one brand while another brand’s operator hangs with full pool and queue', async () => {
  await using hanging = await rawOperator();
  await using healthy = await rawOperator();
  const limits = { inFlight: 4, queue: 4, queueMs: 60_000, totalMs: 60_000, headersMs: 60_000 };
  await using server = await startTestServer({
    sites: [
      exampleSite({ upstream: { baseUrl: hanging.origin, limits } }),
      exampleSite({ brand: 'reef', upstream: { baseUrl: healthy.origin, limits } }),
    ],
  });
  hanging.answers.set('/wps/captcha', hang);
  healthy.answers.set('/wps/captcha', write(rawValue({ captchaId: 'c', image: 'aW1n' })));
  let hangingReplies = 0;
  const visitors = new AbortController();
  // Guests have three of the four places under way and in the queue.
  const requests = Array.from({ length: 7 }, () =>
    server.request('/wps/captcha', { signal: visitors.signal }).then(
      ({ status }) => {
        hangingReplies += 1;
        return status;
      },
      () => undefined,
    ),
  );
  await expect.poll(() => hangingReplies).toBe(1);

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.request('/wps/captcha', { host: 'reef.example' })),
  );

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(server.status().brands.map(({ upstreams }) => upstreams[0])).toMatchObject([
    { inFlight: 3, queued: 3 },
    { inFlight: 0, queued: 0 },
  ]);
  expect(hangingReplies).toBe(1);
  visitors.abort();
  expect((await Promise.all(requests)).filter((status) => status !== undefined)).toEqual([503]);
});

it('stops calling a failing operator, retries it later, and reports both states', async () => {
  await using operator = await rawOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
    trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
  });
  operator.answers.set(
    '/wps/captcha',
    write(rawReply('', { status: '503 Busy', head: 'Content-Length: 0\r\n' })),
  );
  await server.request('/robots.txt');
  // One guest does not open the circuit of the others.
  for (let call = 0; call < 24; call += 1)
    expect(
      (
        await server.request('/wps/captcha', {
          headers: { 'x-forwarded-for': `198.51.100.${call % 8}` },
        })
      ).json(),
    ).toEqual({
      success: false,
      code: 'upstream_failed',
      requestId: expect.any(String),
    });
  const callCount = operator.callCount('/wps/captcha');
  expect(callCount).toBeLessThan(24);
  expect(server.status().brands[0]?.upstreams).toEqual([
    {
      origin: operator.origin,
      inFlight: 0,
      queued: 0,
      failsForMs: 0,
      circuits: [
        { audience: 'guest', call: 'captcha', state: 'open', since: '2026-11-20T12:00:00.000Z' },
      ],
    },
  ]);

  server.clock.advance(5_000);
  operator.answers.set('/wps/captcha', write(rawValue({ captchaId: 'c', image: 'aW1n' })));
  expect((await server.request('/wps/captcha')).status).toBe(200);
  expect(server.status().brands[0]?.upstreams).toMatchObject([{ circuits: [] }]);
});

it('serves a call to others while one member makes it fail forty times a second', async () => {
  const token = { ann: 'canary-token', bob: 'token-of-bob' };
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(balance, (response, { headers }) => {
    if (headers['token'] === token.ann) response.writeHead(500).end();
    else response.end(JSON.stringify({ success: true, value: { sumBalance: 3 } }));
  });
  const ann = await signIn(server);
  operator.answers.set(login, ok({ token: token.bob, userName: 'bob', id: 8, account: 'bob' }));
  const bob = await signIn(server);

  const statuses: number[] = [];
  for (let second = 0; second < 3; second += 1) {
    for (let call = 0; call < 40; call += 1)
      expect((await server.request(balance, { headers: { cookie: ann } })).status).toBe(502);
    for (let call = 0; call < 4; call += 1)
      statuses.push((await server.request(balance, { headers: { cookie: bob } })).status);
    server.clock.advance(1_000);
  }

  expect(statuses).toEqual(statuses.map(() => 200));
  expect(operator.to(balance)).toHaveLength(20 + statuses.length);
});

it('does not share the rejection of a guest who fails alone with other guests', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
  });
  operator.answers.set('/wps/relay/GCS_gameList', (response, { url = '' }) => {
    if (new URL(url, operator.origin).searchParams.get('pageNo') === '1')
      response.end(JSON.stringify({ success: true, value: { games: [], totalPages: 1 } }));
    else response.writeHead(500).end();
  });
  const list = async (pageNo: number, address: string) =>
    (
      await server.request(`/wps/relay/GCS_gameList?gameType=RNG&pageNo=${pageNo}`, {
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  // All addresses of a /64 network are one guest.
  for (let pageNo = 2; pageNo < 30; pageNo += 1) await list(pageNo, `2001:db8:1:2::${pageNo}`);

  expect(await list(1, '2001:db8:1:2::1')).toBe(502);
  expect(await list(1, '2001:db8:1:3::1')).toBe(200);
});

it('answers a member while guests fill the places that they can have', async () => {
  await using operator = await rawOperator();
  const limits = { inFlight: 4, queue: 4, queueMs: 60_000, totalMs: 60_000, headersMs: 60_000 };
  const { server, cookie } = await startFor(operator, limits);
  await using _ = server;
  operator.answers.set('/wps/captcha', hang);
  const visitors = new AbortController();
  let refusals = 0;
  const requests = Array.from({ length: 12 }, () =>
    server.request('/wps/captcha', { signal: visitors.signal }).then(
      ({ status }) => {
        if (status === 503) refusals += 1;
      },
      () => undefined,
    ),
  );
  await expect.poll(() => refusals).toBeGreaterThan(0);

  const reply = await server.request(balance, { headers: { cookie } });

  expect(reply.status).toBe(200);
  visitors.abort();
  await Promise.all(requests);
});

const faults: readonly [string, RawAnswer][] = [
  ['500', write(rawReply('', { status: '500 No', head: 'Content-Length: 0\r\n' }))],
  ['a closed connection', (socket) => void socket.destroy()],
];

it.each(faults)(
  'answers a member whatever a guest makes fail, here one call with %s',
  async (_name, answer) => {
    await using operator = await rawOperator();
    const { server, cookie } = await startFor(operator);
    await using _ = server;
    operator.answers.set('/wps/captcha', answer);
    const statuses: number[] = [];

    for (let halfSecond = 0; halfSecond < 60; halfSecond += 1) {
      await server.request('/wps/captcha');
      statuses.push((await server.request(balance, { headers: { cookie } })).status);
      server.clock.advance(500);
    }

    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(operator.callCount('/wps/captcha')).toBeLessThan(2 * 60);
  },
);
