import type { FeedbackRequest } from '@livery/model';
import { exampleJpegs } from '@livery/model/testing/exampleImages';
import { expect, it } from 'vitest';
import { attemptRates } from '../request/VisitorLimits.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, refused } from '../testing/fakeOperator.ts';
import { credentials, signIn } from '../testing/signIn.ts';
import { failureText, ownPage, startTestServer, type Reply } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';

it('requires a session for member data and makes no operator call without one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  expect(await server.request(balance)).toMatchObject({
    status: 401,
    text: expect.stringMatching(failureText('unauthorised')),
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
      text: expect.stringMatching(failureText('forbidden')),
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

it('[MEMB-18] sends the operator images without metadata, and refuses incomplete ones', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/feedback', ok({ feedbackId: 1 }));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const photo = Buffer.from(exampleJpegs.photo);
  const send = (image: Buffer): Promise<Reply> =>
    server.request('/wps/feedback', {
      method: 'PUT',
      headers: ownPage,
      body: { type: 'FEEDBACK', remark: 'A game', images: [image.toString('base64')] },
    });

  expect(await send(photo.subarray(0, -1))).toMatchObject({
    status: 400,
    text: expect.stringContaining('"pointer":"/images/0"'),
  });
  expect((await send(photo)).status).toBe(200);

  const bodies = operator
    .to('/wps/feedback')
    .map(({ body }) => JSON.parse(body) as FeedbackRequest);
  const images = bodies.map((body) => Buffer.from(String(body.images), 'base64'));
  expect(photo.includes('CAMERAMAKER')).toBe(true);
  expect(images.map((image) => image.includes('CAMERAMAKER'))).toEqual([false]);
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
