import { expect, it } from 'vitest';
import { CookieJar } from '../testing/CookieJar.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import {
  fakeOperator,
  ok,
  permissionWith,
  refused,
  type FakeOperator,
} from '../testing/fakeOperator.ts';
import { memoryLog } from '../testing/memoryLog.ts';
import { cookiesOf, credentials } from '../testing/signIn.ts';
import {
  ownPage,
  startTestServer,
  testSecret,
  type TestServer,
} from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const resume = '/_livery/resume';
const hourMs = 3_600_000;
const typed = { ...credentials, password: 'canary-typed', remember: true };

const post = (
  server: TestServer,
  path: string,
  cookie: string,
  body: object = {},
  host = 'coral.example',
) => server.request(path, { method: 'POST', host, headers: { ...ownPage, cookie }, body });
const resumeWith = (server: TestServer, cookie: string, host?: string) =>
  post(server, resume, cookie, {}, host);
const stateOf = async (server: TestServer, cookie: string) =>
  (await server.request('/_livery/session', { headers: { cookie } })).json();
const bodiesTo = (operator: FakeOperator) =>
  operator.to(login).map(({ body }) => JSON.parse(body) as object);

async function signedIn(server: TestServer, body: object = typed): Promise<CookieJar> {
  const reply = await post(server, login, '', body);
  expect(reply.status).toBe(200);
  return new CookieJar().take(reply);
}

it('[LOGN-06] [LOGN-12] stores a remembered login for 24 hours, unreadable for scripts and unknown to the operator', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const reply = await post(server, login, '', typed);

  expect(reply.headers['set-cookie']?.slice(2)).toEqual([
    expect.stringMatching(
      /^livery-resume=[\w-]+; Path=\/; Max-Age=86400; SameSite=Strict; HttpOnly$/,
    ),
    'livery-offer=1; Path=/; Max-Age=86400; SameSite=Strict',
    'livery-remember=loginRemember%3D1%26username%3Dann; Path=/; Max-Age=86400; SameSite=Strict',
    expect.stringMatching(/^livery-device=/),
  ]);
  expect(bodiesTo(operator)).toEqual([{ ...credentials, password: 'canary-typed' }]);
  const all = [reply.text, JSON.stringify(reply.headers), ...server.logs].join('');
  expect(
    all +
      Buffer.from(
        new CookieJar().take(reply).cookies.get('livery-resume') ?? '',
        'base64url',
      ).toString('latin1'),
  ).not.toContain('canary-typed');
});

it('[LOGN-12] stores nothing without "remember", and deletes an earlier ticket', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect([...(await signedIn(server, credentials)).cookies.keys()]).toEqual([
    'livery',
    'livery-hint',
    'livery-device',
  ]);

  const jar = await signedIn(server);
  const before = jar.header;
  jar.take(await post(server, login, jar.header, credentials));
  expect([...jar.cookies.keys()]).toEqual(['livery', 'livery-hint', 'livery-device']);
  expect((await resumeWith(server, before)).json()).toMatchObject({ code: 'not_remembered' });
});

it('[LOGN-12] stores number and country of a login by SMS, and no code', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server, {
    username: '9170000001',
    password: 'canary-code',
    type: 'sms',
    countryDialingCode: '+63',
    remember: true,
  });
  expect([...jar.cookies.keys()]).toEqual(['livery', 'livery-hint', 'livery-remember']);
  expect(
    Object.fromEntries(
      new URLSearchParams(decodeURIComponent(jar.cookies.get('livery-remember') ?? '')),
    ),
  ).toEqual({
    loginRemember: '1',
    loginTypeSms: '1',
    mobileNum: '9170000001',
    countryDialingCode: '+63',
  });
});

it('[LOGN-12] resumes with the typed credentials, and issues a ticket with the same expiry', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  server.clock.advance(20 * hourMs);

  const reply = await resumeWith(server, jar.only('livery-resume'));
  expect(reply.json()).toMatchObject({
    success: true,
    value: { session: { state: 'member', account: 'ann' }, firstTimeLogin: false },
  });
  expect(bodiesTo(operator)[1]).toEqual({ ...credentials, password: 'canary-typed' });
  expect(reply.headers['set-cookie']?.find((line) => line.startsWith('livery-resume='))).toContain(
    `Max-Age=${4 * 3600};`,
  );
  const second = new CookieJar().take(reply);
  expect(await stateOf(server, second.header)).toMatchObject({ value: { state: 'member' } });
  expect(reply.text + server.logs.join('')).not.toContain('canary-typed');

  server.clock.advance(4 * hourMs - 1);
  const third = new CookieJar().take(await resumeWith(server, second.only('livery-resume')));
  expect(third.cookies.get('livery-resume')).toBeDefined();
  server.clock.advance(1);
  expect((await resumeWith(server, third.only('livery-resume'))).status).toBe(410);
});

it('[LOGN-12] accepts a ticket once: no copy, not concurrently, not after a restart, not at another server', async () => {
  await using operator = await fakeOperator();
  const log = memoryLog();
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
  const ticket = (await signedIn(first)).only('livery-resume');

  // The cached visitor state is stale, so all three requests wait for the operator with a valid
  // ticket.
  first.clock.advance(60_000);
  const arrived = Promise.withResolvers<void>();
  operator.answers.set(
    '/wps/system/status',
    (response) =>
      void arrived.promise.then(() =>
        response.end(
          JSON.stringify({
            success: true,
            message: '',
            value: {
              whitelabel: [],
              maintenance: false,
              regionRestriction: false,
              resources: [],
              imageCDNs: [],
            },
          }),
        ),
      ),
  );
  const replies = Promise.all([
    resumeWith(first, ticket),
    resumeWith(first, ticket),
    resumeWith(first, ticket),
  ]);
  await expect.poll(() => first.inFlight()).toBe(3);
  arrived.resolve();
  const statuses = (await replies).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  second.clock.advance(60_000);
  await using restarted = await startTestServer({
    sites: [exampleSite()],
    operator,
    endedSessionsLog: log(),
  });
  for (const server of [first, second, restarted])
    expect((await resumeWith(server, ticket)).json()).toEqual({
      success: false,
      code: 'not_remembered',
      requestId: expect.any(String),
    });
  expect(operator.to(login)).toHaveLength(2);
});

it('[LOGN-12] rejects a modified ticket, and one of another brand, cookie or purpose', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite(), exampleSite({ brand: 'reef' })],
    operator,
  });
  const jar = await signedIn(server);
  const sealed = jar.cookies.get('livery-resume') ?? '';
  const bytes = Buffer.from(sealed, 'base64url');
  const flipped = [0, 13, 30, bytes.length - 1].map((at) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url'),
  );

  for (const value of [
    ...flipped,
    sealed.slice(0, -8),
    '',
    'AAAA',
    jar.cookies.get('livery') ?? '',
  ])
    expect((await resumeWith(server, `livery-resume=${value}`)).status, value.slice(0, 20)).toBe(
      410,
    );
  expect((await resumeWith(server, `livery-resume=${sealed}`, 'reef.example')).status).toBe(410);
  expect((await resumeWith(server, `__Host-livery-resume=${sealed}; livery-offer=1`)).status).toBe(
    410,
  );
  expect(await stateOf(server, `livery=${sealed}`)).toMatchObject({ value: { state: 'guest' } });
  expect(operator.to(login)).toHaveLength(1);
  // The ticket is still valid at its own brand.
  expect((await resumeWith(server, `livery-resume=${sealed}`)).status).toBe(200);
});

it('[LOGN-12] accepts tickets of the previous secret and issues them under the new one', async () => {
  await using operator = await fakeOperator();
  await using before = await startTestServer({ sites: [exampleSite()], operator });
  const ticket = (await signedIn(before)).only('livery-resume');
  await using both = await startTestServer({
    sites: [exampleSite()],
    operator,
    secrets: () => ['another secret of more than thirty-two characters', testSecret],
  });
  const renewed = new CookieJar().take(await resumeWith(both, ticket)).only('livery-resume');
  await using after = await startTestServer({
    sites: [exampleSite()],
    operator,
    secrets: () => ['another secret of more than thirty-two characters'],
  });
  expect((await resumeWith(before, renewed)).status).toBe(410);
  expect((await resumeWith(after, renewed)).status).toBe(200);
});

it.each([
  [
    'a password changed elsewhere',
    refused('The username or the password is not right.', { captcha: true }),
    422,
  ],
  ['a locked account', refused('Sign-in is locked.'), 422],
])(
  '[LOGN-12] drops the ticket for %s, with the reason, and keeps the name',
  async (_name, answer, status) => {
    await using operator = await fakeOperator();
    await using server = await startTestServer({ sites: [exampleSite()], operator });
    const jar = await signedIn(server);
    operator.answers.set(login, answer);
    const copy = jar.only('livery-resume');
    const reply = await resumeWith(server, jar.header);
    expect([reply.status, reply.json()]).toEqual([
      status,
      {
        success: false,
        code: 'operator_refused',
        message: expect.any(String),
        requestId: expect.any(String),
        value: expect.anything(),
      },
    ]);
    jar.take(reply);
    expect([
      jar.cookies.has('livery-resume'),
      jar.cookies.has('livery-offer'),
      jar.cookies.has('livery-remember'),
    ]).toEqual([false, false, true]);
    operator.answers.set(
      login,
      ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann' }),
    );
    expect((await resumeWith(server, copy)).status).toBe(410);
  },
);

it.each([
  ['status', { status: 423, body: {} }, 'restricted'],
  ['code', { status: 422, body: { success: false, why: 'L-1' } }, 'restricted'],
  ['code', { status: 422, body: { success: false, why: 'L-2' } }, 'too_many_requests'],
])('[LOGN-12] drops the ticket for a mapped %s of a refusal', async (_name, answer, code) => {
  const { upstream } = exampleSite();
  const mapped = {
    envelope: { ...upstream.envelope, code: 'why' },
    statuses: { '423': 'restricted' },
    refusals: { 'L-1': 'restricted', 'L-2': 'too_many_requests' },
  } as const;
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: mapped })],
    operator,
  });
  const jar = await signedIn(server);
  operator.answers.set(login, answer);

  const reply = await resumeWith(server, jar.header);

  expect(reply.json()).toEqual({ success: false, code, requestId: expect.any(String) });
  expect(jar.take(reply).cookies.has('livery-resume')).toBe(false);
});

it('[LOGN-12] survives failures unrelated to the password: failing operator, maintenance, rate limit', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  const answer = operator.answers.get(login) ?? refused('');
  operator.answers.set(login, { status: 503, body: {} });
  const used = jar.only('livery-resume');
  const failed = await resumeWith(server, jar.header);
  expect(failed.status).toBe(502);
  jar.take(failed);
  expect((await resumeWith(server, used)).status).toBe(410);

  operator.answers.set('/wps/system/status', permissionWith({ maintenance: true }));
  server.clock.advance(60_000);
  expect((await resumeWith(server, jar.header)).json()).toMatchObject({ code: 'restricted' });
  operator.answers.set('/wps/system/status', permissionWith({}));
  server.clock.advance(60_000);
  operator.answers.set(login, answer);
  for (let count = 0; count < 60; count += 1) await resumeWith(server, '');
  expect((await resumeWith(server, jar.header)).status).toBe(429);
  server.clock.advance(60_000);
  expect((await resumeWith(server, jar.header)).status).toBe(200);
});

it('[SESS-02] [LOGN-12] ends all copies of the ticket with a logout, and keeps the name', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  const copy = jar.only('livery-resume');
  jar.take(
    await server.request('/wps/session/logout', {
      method: 'DELETE',
      headers: { ...ownPage, cookie: jar.header },
    }),
  );
  expect([...jar.cookies.keys()]).toEqual(['livery-remember', 'livery-device']);
  expect((await resumeWith(server, copy)).status).toBe(410);
});

it('[LOGN-12] deletes ticket and name on request', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  const copy = jar.only('livery-resume');
  jar.take(
    await server.request(resume, { method: 'DELETE', headers: { ...ownPage, cookie: jar.header } }),
  );
  expect([...jar.cookies.keys()]).toEqual(['livery', 'livery-hint', 'livery-device']);
  expect((await resumeWith(server, copy)).status).toBe(410);
});

it('[LOGN-12] continues with a password changed in the same session, and ends for one changed in another', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/member/password', ok({}));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const [jar, other] = [await signedIn(server), await signedIn(server)];
  const change = {
    oldPassword: 'canary-typed',
    newPassword: 'canary-new',
    confirmNewPassword: 'canary-new',
  };
  const copy = jar.only('livery-resume');
  jar.take(await post(server, '/wps/member/password', jar.header, change));
  expect((await resumeWith(server, copy)).status).toBe(410);
  expect((await resumeWith(server, jar.only('livery-resume'))).status).toBe(200);
  expect(bodiesTo(operator).at(-1)).toMatchObject({ password: 'canary-new' });

  const mixed = `${other.only('livery', 'livery-hint')}; ${(await signedIn(server)).only('livery-resume')}`;
  expect(
    new CookieJar()
      .take(await post(server, '/wps/member/password', mixed, change))
      .cookies.has('livery-resume'),
  ).toBe(false);
});

it.each([
  ['without the header', { 'sec-fetch-site': 'same-origin' }],
  ['from another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ['from a sister host', { ...ownPage, 'sec-fetch-site': 'same-site' }],
  ['without an origin', { 'x-livery': '1' }],
])('[LOGN-12] neither resumes nor deletes for a request %s', async (_name, headers) => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  for (const method of ['POST', 'DELETE']) {
    const reply = await server.request(resume, {
      method,
      headers: { ...headers, cookie: jar.header },
      ...(method === 'POST' ? { body: {} } : {}),
    });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
  }
  expect((await resumeWith(server, jar.header)).status).toBe(200);
});

it('[LOGN-12] reads name and password from the ticket only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  for (const body of [{ username: 'bob' }, { password: 'x' }, { type: 'sms' }, { remember: true }])
    expect((await post(server, resume, jar.header, body)).status).toBe(400);
  expect(operator.to(login)).toHaveLength(1);
  expect((await resumeWith(server, jar.header)).status).toBe(200);
});

it('[LOGN-12] stores nothing over plain http except for the sandbox', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
  });
  const reply = await post(server, login, '', typed);
  expect([reply.status, reply.headers['set-cookie']]).toEqual([503, undefined]);
});

it('[LOGN-08] stores the password for a required change after a resumed login as well', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/member/password', ok({}));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jar = await signedIn(server);
  operator.answers.set(
    login,
    ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann', passwordExpired: true }),
  );
  const reply = await resumeWith(server, jar.only('livery-resume'));
  expect(reply.json()).toMatchObject({
    value: { passwordExpired: true, passwordKept: true, session: { passwordChange: 'may' } },
  });
  await post(server, '/wps/member/password', cookiesOf(reply), {
    newPassword: 'n',
    confirmNewPassword: 'n',
  });
  expect(JSON.parse(operator.to('/wps/member/password')[0]?.body ?? '')).toMatchObject({
    oldPassword: 'canary-typed',
  });
});
