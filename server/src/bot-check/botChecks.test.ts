import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge as Puzzle, Payload } from 'altcha-lib/types';
import type { Challenge } from '@livery/model';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, refused, type FakeOperator } from '../testing/fakeOperator.ts';
import { credentials } from '../testing/signIn.ts';
import {
  ownPage,
  startTestServer,
  type Reply,
  type TestServer,
} from '../testing/startTestServer.ts';

const checked = { botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 } } as const;
const login = '/wps/session/login';
const code = '/wps/verification/sms/noLogin';

async function setUp(
  site: Parameters<typeof exampleSite>[0] = { site: checked },
): Promise<AsyncDisposable & { operator: FakeOperator; server: TestServer }> {
  const operator = await fakeOperator();
  operator.answers.set(code, ok({})).set('/wps/verification/sms/register', ok({}));
  for (const path of ['/wps/member/register', '/wps/member/register/mobile'])
    operator.answers.set(
      path,
      ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann' }),
    );
  const server = await startTestServer({ sites: [exampleSite(site)], operator });
  return {
    operator,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await operator[Symbol.asyncDispose]();
    },
  };
}

const challengeOf = (server: TestServer, call: string): Promise<Reply> =>
  server.request(`/_livery/challenge?call=${call}`);

async function solved(server: TestServer, call: string): Promise<string> {
  const { value } = (await challengeOf(server, call)).json() as unknown as { value: Challenge };
  const challenge = JSON.parse(Buffer.from(value.puzzle, 'base64url').toString()) as Puzzle;
  return Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64url');
}

const send = (server: TestServer, path: string, body: object, method = 'POST'): Promise<Reply> =>
  server.request(path, { method, headers: ownPage, body });
const bodiesOf = (operator: FakeOperator, path: string): object[] =>
  operator.to(path).map(({ body }) => JSON.parse(body) as object);

const calls = [
  ['loginV2', 'POST', login, credentials],
  ['getLoginCode', 'POST', code, { mobileNum: '9170000001' }],
  ['getRegisterCode', 'POST', '/wps/verification/sms/register', { mobileNo: '9170000001' }],
  ['register', 'PUT', '/wps/member/register', { username: 'ann' }],
  ['registerByMobile', 'PUT', '/wps/member/register/mobile', { username: '9170000001' }],
] as const;

it.each(calls)(
  '[LOGN-05] [LOGN-16] [SMSC-04] [REGI-03] forwards %s only with a solved bot check, and only its result',
  async (call, method, path, body) => {
    await using setting = await setUp();
    const { operator, server } = setting;
    const refused = await send(server, path, body, method);
    expect([refused.status, refused.json().code]).toEqual([403, 'bot_check']);
    expect(
      (await send(server, path, { ...body, challengeResult: 'passed' }, method)).json().code,
    ).toBe('bot_check');
    expect(operator.to(path)).toEqual([]);

    const challengeResult = await solved(server, call);
    expect((await send(server, path, { ...body, challengeResult }, method)).status).toBe(200);
    expect(bodiesOf(operator, path)).toEqual([
      expect.objectContaining({ ...body, challengeResult: 'passed' }),
    ]);
    expect((await send(server, path, { ...body, challengeResult }, method)).json().code).toBe(
      'bot_check',
    );
    expect(operator.to(path).length).toBe(1);
  },
);

it('[LOGN-05] [LOGN-13] free play requires a solved bot check, and the operator gets no field for it', async () => {
  await using setting = await setUp();
  const { operator, server } = setting;
  const path = '/wps/session/login/freeplay';
  const trial = { os: 'Android', platform: 'W' };
  operator.answers.set(
    path,
    ok({ token: 'canary-token', userName: 'guest1', id: 8, account: 'guest1' }),
  );
  expect((await send(server, path, trial)).json().code).toBe('bot_check');
  expect(operator.to(path)).toEqual([]);

  const challengeResult = await solved(server, 'loginFreePlay');
  expect((await send(server, path, { ...trial, challengeResult })).status).toBe(200);
  expect(bodiesOf(operator, path)).toEqual([{ ...trial, platform: 'WEB' }]);
});

it('[LOGN-05] rejects a check of another call and an expired one', async () => {
  await using setting = await setUp();
  const { operator, server } = setting;
  expect(
    (
      await send(server, login, {
        ...credentials,
        challengeResult: await solved(server, 'register'),
      })
    ).json().code,
  ).toBe('bot_check');
  const challengeResult = await solved(server, 'loginV2');
  server.clock.advance(2 * 60_000);
  expect((await send(server, login, { ...credentials, challengeResult })).json().code).toBe(
    'bot_check',
  );
  expect(operator.to(login)).toEqual([]);
});

it('[LOGN-05] requires no check for a login by SMS and forwards no result', async () => {
  await using setting = await setUp();
  const { operator, server } = setting;
  const bySms = { username: '9170000001', password: '123456', type: 'sms' };
  expect((await send(server, login, bySms)).status).toBe(200);
  expect((await send(server, login, { ...bySms, challengeResult: 'whatever' })).status).toBe(200);
  expect(bodiesOf(operator, login)).toEqual([bySms, bySms]);
});

it('[LOGN-05] requires nothing at a brand without a check and forwards the operator’s own result', async () => {
  await using setting = await setUp({});
  const { operator, server } = setting;
  expect((await challengeOf(server, 'loginV2')).json().code).toBe('not_found');
  expect(
    (await send(server, login, { ...credentials, challengeResult: 'a hosted check’s token' }))
      .status,
  ).toBe(200);
  expect(bodiesOf(operator, login)).toEqual([
    { ...credentials, challengeResult: 'a hosted check’s token' },
  ]);
});

it('[LOGN-05] issues uncached, rate-limited challenges, only for calls that need one', async () => {
  await using setting = await setUp();
  const { server } = setting;
  for (const call of ['getMemberInfo', 'nothing', '', 'loginV2&call=register', 'toString'])
    expect([call, (await challengeOf(server, call)).json().code]).toEqual([call, 'bad_request']);
  const reply = await challengeOf(server, 'loginV2');
  expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => challengeOf(server, 'loginV2')),
  );
  expect(replies.map(({ status }) => status)).toContain(429);
});

it('[LOGN-05] leaves the account’s rate limit untouched by attempts without a solution', async () => {
  await using setting = await setUp();
  const { operator, server } = setting;
  for (let attempt = 0; attempt < 40; attempt += 1) await send(server, login, credentials);
  expect(
    (
      await send(server, login, {
        ...credentials,
        challengeResult: await solved(server, 'loginV2'),
      })
    ).status,
  ).toBe(200);
  expect(operator.to(login).length).toBe(1);
});

it('[LOGN-05] raises the cost of checks for an address whose checks lead to no sign-in', async () => {
  await using setting = await setUp({
    site: { botCheck: { kind: 'proofOfWork', hashesPerCheck: 10_000 } },
  });
  const { operator, server } = setting;
  const attempt = async () => {
    const challengeResult = await solved(server, 'loginV2');
    await send(server, login, { ...credentials, challengeResult });
    server.clock.advance(2_000);
    const { solution } = JSON.parse(
      Buffer.from(challengeResult, 'base64url').toString(),
    ) as Payload;
    return solution.counter;
  };
  const mostOf = async (attempts: number) => {
    const counters: number[] = [];
    for (let index = 0; index < attempts; index += 1) counters.push(await attempt());
    return Math.max(...counters);
  };

  // Each sign-in is forgiven, so the cost stays that of the brand.
  expect(await mostOf(25)).toBeLessThanOrEqual(2);
  operator.answers.set(login, refused('wrong password'));
  await mostOf(25);
  // The chance that all are in the lower quarter is one in 4¹⁵.
  expect(await mostOf(15)).toBeGreaterThan(2);
});
