import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { attemptRates } from '../request/VisitorLimits.ts';
import { exampleSite, type SiteChanges } from '../testing/exampleSite.ts';
import { fakeOperator, ok, refused, type OperatorAnswer } from '../testing/fakeOperator.ts';
import { credentials, signIn, signInOnSeparateServer } from '../testing/signIn.ts';
import { ownPage, startTestServer, type Reply } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';

it('requires a session for member data and makes no operator call without one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  expect(await server.request(balance)).toMatchObject({
    status: 401,
    text: '{"success":false,"code":"unauthorised"}',
  });
  expect(operator.requests).toEqual([]);
});

it.each([
  ['without the header', { 'sec-fetch-site': 'same-origin' }],
  ['from another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ['from a sister host', { ...ownPage, 'sec-fetch-site': 'same-site' }],
  ['from another origin, in an older browser', { 'x-livery': '1', origin: 'https://evil.example' }],
  ['without an origin', { 'x-livery': '1' }],
])('rejects a state-changing call %s', async (_name, headers) => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  expect(await server.request(login, { method: 'POST', headers, body: credentials })).toMatchObject(
    {
      status: 403,
      text: '{"success":false,"code":"forbidden"}',
    },
  );
  expect(operator.requests).toEqual([]);
});

it.each([
  ['without the header', { 'sec-fetch-site': 'same-origin' }, 403],
  ['from another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }, 403],
  ['from a sister host', { ...ownPage, 'sec-fetch-site': 'same-site' }, 403],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }, 403],
  ['from the brand’s own page', ownPage, 200],
])(
  '[LOBB-06] [GAME-04] checks the origin of a state-changing GET %s',
  async (_name, headers, status) => {
    await using operator = await fakeOperator();
    operator.answers.set('/wps/relay/GCS_favAction', ok({ favourite: true }));
    operator.answers.set(
      '/wps/relay/GCS_walletTransferStatus',
      ok({ referenceNo: 'a-number-of-the-test', status: 'refused', amount: 0 }),
    );
    await using server = await startTestServer({ sites: [exampleSite()], operator });
    const cookie = await signIn(server);

    for (const [path, query] of [
      ['/wps/relay/GCS_favAction', 'nodeId=1&vendor=PG&gameType=RNG'],
      ['/wps/relay/GCS_walletTransferStatus', 'referenceNo=a-number-of-the-test'],
    ]) {
      expect(
        (await server.request(`${path}?${query}`, { headers: { ...headers, cookie } })).status,
        path,
      ).toBe(status);
      expect(operator.to(path ?? ''), path).toHaveLength(status === 200 ? 1 : 0);
    }
  },
);

it('accepts a state-changing call from the brand’s own origin in an older browser', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  expect(
    (
      await server.request(login, {
        method: 'POST',
        headers: { 'x-livery': '1', origin: 'https://coral.example' },
        body: credentials,
      })
    ).status,
  ).toBe(200);
});

it('answers calls so that other sites can neither embed nor frame them', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  for (const target of [balance, '/_livery/session', '/_livery/page?path=/&lang=EN'])
    expect([target, (await server.request(target)).headers]).toMatchObject([
      target,
      {
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    ]);
});

it('reports every unknown or invalid field, and calls no operator', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const pointers = (reply: Reply) =>
    (reply.json() as { value: { pointer: string }[] }).value.map(({ pointer }) => pointer);

  const posted = await server.request(login, {
    method: 'POST',
    headers: ownPage,
    body: { ...credentials, type: 'other', isAdmin: true },
  });
  expect(posted.status).toBe(400);
  expect(pointers(posted)).toEqual(['/isAdmin', '/type']);
  expect(
    pointers(await server.request('/wps/relay/GCS_gameList?gameType=RNG&pageNo=x&evil=1')),
  ).toEqual(['/evil', '/pageNo']);
  expect((await server.request('/wps/relay/GCS_gameList?gameType=RNG&gameType=LIVE')).status).toBe(
    400,
  );
  expect(
    (await server.request(login, { method: 'POST', headers: ownPage, body: '{' })).status,
  ).toBe(400);
  expect(
    (await server.request(login, { method: 'POST', headers: ownPage, body: 'null' })).status,
  ).toBe(400);
  expect(
    (
      await server.request(login, {
        method: 'POST',
        headers: ownPage,
        body: { ...credentials, password: 'x'.repeat(70_000) },
      })
    ).json(),
  ).toMatchObject({ code: 'bad_request' });
  expect(
    (
      await server.request(login, {
        method: 'POST',
        headers: { ...ownPage, 'content-type': 'text/plain' },
        body: credentials,
      })
    ).status,
  ).toBe(400);
  expect(operator.requests).toEqual([]);
});

it('overwrites values of the visitor with the brand’s own', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  await server.request('/wps/relay/GCS_gameList?gameType=RNG&merchant=REEF');
  await server.request('/wps/system/whitelabel?url=evil.example');

  expect(operator.to('/wps/relay/GCS_gameList')[0]?.query.get('merchant')).toBe('CORAL');
  expect(operator.to('/wps/system/whitelabel').map(({ query }) => query.get('url'))).toEqual([
    'coral.example',
  ]);
});

it('serves only the calls of the table', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  const others = [
    ['GET', '/wps/other'],
    ['GET', '/wps'],
    ['POST', balance],
    ['GET', '/wps/captcha/'],
    ['HEAD', '/wps/captcha'],
    ['GET', '/WPS/captcha'],
  ] as const;
  const statuses = await Promise.all(
    others.map(
      async ([method, target]) =>
        (await server.request(target, { method, headers: ownPage })).status,
    ),
  );

  expect(statuses).toEqual(others.map(() => 404));
  expect(operator.requests.filter(({ path }) => !path.startsWith('/wps/system/'))).toEqual([]);
});

it('maps methods, fields, words, statuses and replies of another operator', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/find', {
    body: {
      outcome: 'OK',
      result: { rows: [{ ref: 7, kind: 'SLOT', studio: 'P', name: 'Reef' }] },
    },
  });
  const upstream: SiteChanges['upstream'] = {
    envelope: { success: 'outcome', successValues: ['OK'], message: '/why/text', value: 'result' },
    statuses: { '409': 'restricted' },
    calls: {
      getGameList: {
        method: 'POST',
        path: '/find',
        request: {
          fields: { gameType: 'kind', pageNo: '/page/no' },
          values: { gameType: { RNG: 'SLOT' } },
          drop: ['pageSize', 'clientType', 'platform', 'channel', 'merchant', 'language'],
        },
        reply: {
          fields: {
            games: {
              from: '/rows',
              items: {
                fields: {
                  nodeId: '/ref',
                  vassalage: '/studio',
                  gameType: { from: '/kind', values: { SLOT: 'RNG' } },
                  displayName: '/name',
                },
              },
            },
            totalPages: { ifAbsent: 1 },
          },
        },
      },
    },
  };
  await using server = await startTestServer({ sites: [exampleSite({ upstream })], operator });
  const list = '/wps/relay/GCS_gameList?gameType=RNG&pageNo=2';

  expect((await server.request(list)).json()).toMatchObject({
    success: true,
    value: {
      games: [{ nodeId: 7, vassalage: 'P', gameType: 'RNG', displayName: 'Reef' }],
      totalPages: 1,
    },
  });
  const [request] = operator.to('/find');
  expect([request?.method, JSON.parse(request?.body ?? '')]).toEqual([
    'POST',
    { kind: 'SLOT', page: { no: 2 } },
  ]);

  operator.answers.set('/find', { body: { outcome: 'NOK', why: { text: 'No.' } } });
  expect((await server.request(`${list}0`)).json()).toMatchObject({
    code: 'operator_refused',
    message: 'No.',
  });
  operator.answers.set('/find', { status: 409, body: {} });
  expect((await server.request(`${list}1`)).json()).toEqual({ success: false, code: 'restricted' });
});

it('ends the session at the status that the operator uses for it, and only then', async () => {
  await using operator = await fakeOperator();
  const upstream = { statuses: { '403': 'unauthorised' } } as const;
  await using server = await startTestServer({ sites: [exampleSite({ upstream })], operator });
  operator.answers.set(balance, { status: 403, body: {} });

  const cookie = await signIn(server);
  const ended = await server.request(balance, { headers: { cookie } });
  expect([ended.status, ended.json().code]).toEqual([401, 'unauthorised']);
  operator.answers.set(login, { status: 403, body: { success: false, message: 'No.' } });
  expect(
    await server.request(login, { method: 'POST', headers: ownPage, body: credentials }),
  ).toMatchObject({ status: 422 });
});

it('maps a brand’s own envelope, paths and headers to the common envelope', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/api/v9/captcha', {
    body: { ok: true, data: { captchaId: 'c', image: 'aW1n' } },
  });
  const upstream = {
    baseUrl: `${operator.origin}/api/`,
    tokenHeader: 'x-token',
    merchantHeader: 'x-brand',
    envelope: { success: 'ok', message: 'why', value: 'data' },
    calls: { captcha: { path: '/v9/captcha' } },
    headers: { 'x-key': { $secret: 'CORAL_KEY' } },
  };
  await using server = await startTestServer({
    sites: [exampleSite({ upstream })],
    secretOf: (name) => (name === 'CORAL_KEY' ? 'key of coral' : undefined),
  });

  expect((await server.request('/wps/captcha')).json()).toEqual({
    success: true,
    value: { captchaId: 'c', image: 'aW1n' },
  });
  expect(operator.to('/api/v9/captcha')[0]?.headers).toMatchObject({
    'x-brand': 'CORAL',
    'x-key': 'key of coral',
  });

  operator.answers.set('/api/wps/session/login', {
    body: {
      ok: false,
      why: 'No.',
      data: {
        captcha: true,
        fields: [{ field: 'username', message: 'Taken.', row: 7 }],
        trace: 'at operator',
      },
    },
  });
  const no = await server.request(login, { method: 'POST', headers: ownPage, body: credentials });
  expect(no).toMatchObject({ status: 422 });
  expect(no.json()).toEqual({
    success: false,
    code: 'operator_refused',
    message: 'No.',
    value: { captcha: true, fields: [{ field: 'username', message: 'Taken.' }] },
  });
});

const withCode = { success: false, message: 'Unknown username.', why: 'U-1' };

it.each([
  ['a refusal', true, refused('Unknown username.'), 200],
  ['a refusal', false, refused('Unknown username.'), 422],
  ['a mapped status', true, { status: 410, body: {} }, 200],
  ['a mapped status', false, { status: 410, body: {} }, 503],
  ['a mapped code', true, { body: withCode }, 200],
  ['a mapped code', false, { body: withCode }, 503],
])(
  'hides %s that reveals an account only where neutralAnswers is true: %s',
  async (_name, neutralAnswers, answer, status) => {
    await using operator = await fakeOperator();
    operator.answers.set('/wps/member/password/email', answer);
    const { upstream } = exampleSite();
    const mapped = {
      envelope: { ...upstream.envelope, code: 'why' },
      statuses: { '410': 'restricted' },
      refusals: { 'U-1': 'restricted' },
    } as const;
    const site = exampleSite({ upstream: mapped });
    await using server = await startTestServer({
      sites: [{ ...site, compliance: { ...site.compliance, neutralAnswers } }],
      operator,
    });

    const reply = await server.request('/wps/member/password/email', {
      method: 'POST',
      headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=nobody&email=nobody%40example.test',
    });

    expect(reply).toMatchObject({ status });
  },
);

it('limits the logins of one account, ignoring case, without affecting other accounts', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, refused('Wrong password.'));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const attempt = async (username: string): Promise<number> => {
    const body = { ...credentials, username };
    return (await server.request(login, { method: 'POST', headers: ownPage, body })).status;
  };

  for (let count = 0; count < (attemptRates.account[0]?.burst ?? 0); count += 1)
    expect(await attempt('ann')).toBe(422);

  expect(await attempt('Ann')).toBe(429);
  expect(await attempt('bob')).toBe(422);
});

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

  expect(reply.json()).toEqual({ success: false, code: 'upstream_shape' });
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

it('aborts an operator that sends a byte at a time', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { limits: { totalMs: 300 } } })],
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

  expect((await server.request(balance, { headers: { cookie } })).json()).toEqual({
    success: false,
    code: 'upstream_timeout',
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

it('[PREF-07] sends the visitor’s language with every call, and keeps a guest’s replies apart by it', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jackpots = '/wps/relay/GCS_jackpots';
  operator.answers.set(jackpots, ok([]));
  const inLanguage = (lang: string) => ({ cookie: `livery-preferences=lang%3D${lang}` });

  for (const lang of ['TY', 'EN', 'TY'])
    expect((await server.request(jackpots, { headers: inLanguage(lang) })).status).toBe(200);
  await server.request(login, {
    method: 'POST',
    headers: { ...ownPage, ...inLanguage('TY') },
    body: credentials,
  });

  const languagesTo = (path: string) =>
    operator.to(path).map(({ headers }) => headers['accept-language']);
  expect(languagesTo(jackpots)).toEqual(['fil', 'en']);
  expect(languagesTo(login)).toEqual(['fil']);
  expect(operator.requests.filter(({ headers }) => !headers['accept-language'])).toEqual([]);
});

it('[PREF-03] reports a chosen language with the member’s token, and for guests without one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const path = '/wps/system/language';
  operator.answers.set(path, ok(null));
  const report = (cookie: string) =>
    server.request(path, {
      method: 'PUT',
      headers: { ...ownPage, cookie },
      body: { language: 'TY' },
    });

  const cookie = await signIn(server);
  expect([(await report('')).status, (await report(cookie)).status]).toEqual([200, 200]);
  expect(operator.to(path).map(({ headers }) => headers.token)).toEqual([
    undefined,
    'canary-token',
  ]);
  operator.answers.set(path, { status: 401, body: {} });
  expect((await report(cookie)).json().code).toBe('unauthorised');
});

it('serves guests from a cached reply, and members from their own', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const menus = '/lgw/games/game_menus';
  const cookie = await signIn(server);

  await server.request(menus);
  await server.request(menus);
  expect(operator.to(menus)).toHaveLength(1);
  await server.request(menus, { headers: { cookie } });
  expect(operator.to(menus)).toHaveLength(2);
  expect(operator.to(menus)[1]?.headers.token).toBeUndefined();
});

it('limits the logins from one address and of one account', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, refused('No.'));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const attempt = async (username: string) =>
    (
      await server.request(login, {
        method: 'POST',
        headers: ownPage,
        body: { ...credentials, username },
      })
    ).status;

  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push(await attempt(count % 2 ? 'ANN' : 'ann'));
  expect(statuses.indexOf(429)).toBe(30);
  for (let count = 0; count < 29; count += 1) expect(await attempt(`user${count}`)).toBe(422);
  expect(await attempt('user29')).toBe(429);
});
