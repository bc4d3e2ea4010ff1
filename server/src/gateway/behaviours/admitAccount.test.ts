import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import {
  fakeOperator,
  ok,
  permissionWith,
  type OperatorAnswer,
} from '../../testing/fakeOperator.ts';
import { cookiesOf, credentials, signIn } from '../../testing/signIn.ts';
import { failureText, ownPage, startTestServer } from '../../testing/startTestServer.ts';

const login = '/wps/session/login';
const account = (isAgent?: number): OperatorAnswer =>
  ok({
    token: 'canary-token',
    userName: 'ann',
    id: 7,
    account: 'ann',
    ...(isAgent === undefined ? {} : { isAgent }),
  });

async function attempt(
  answer: OperatorAnswer,
  audience?: 'member' | 'agent',
  changes: {
    member?: OperatorAnswer;
    types?: { memberLogin: number[]; agentLogin: number[] };
  } = {},
) {
  await using operator = await fakeOperator();
  operator.answers.set(login, answer);
  if (changes.member) operator.answers.set('/wps/member/info', changes.member);
  await using server = await startTestServer({
    sites: [exampleSite(changes.types ? { site: { accountTypes: changes.types } } : {})],
    operator,
  });
  const reply = await server.request(login, {
    method: 'POST',
    headers: ownPage,
    body: { ...credentials, ...(audience === undefined ? {} : { audience }) },
  });
  return {
    code: reply.json().code,
    cookies: reply.headers['set-cookie'],
    view: (reply.json() as { value?: { session: object } }).value?.session,
    sent: operator.to(login).map(({ body }) => JSON.parse(body) as unknown),
    loggedOut: operator.to('/wps/session/logout').map(({ headers }) => headers.token),
  };
}

it.each([[1], [2], [41], [42]])(
  '[LOGN-20] admits account type %i at both logins, without sending the operator the audience',
  async (isAgent) => {
    const agent = await attempt(account(isAgent), 'agent');
    expect(agent.view).toMatchObject({ state: 'member', isAgent });
    expect(agent.sent).toEqual([credentials]);
    expect((await attempt(account(isAgent), 'member')).view).toMatchObject({
      state: 'member',
      isAgent,
    });
  },
);

it.each([[0], [4], [3]])(
  '[LOGN-20] rejects account type %i at the agents’ login, without a session, and ends the operator’s token',
  async (isAgent) => {
    expect(await attempt(account(isAgent), 'agent')).toMatchObject({
      code: 'not_agent',
      cookies: undefined,
      loggedOut: ['canary-token'],
    });
  },
);

it('[LOGN-20] rejects account types outside memberLogin at the members’ login', async () => {
  expect(await attempt(account(3))).toMatchObject({
    code: 'not_member',
    cookies: undefined,
    loggedOut: ['canary-token'],
  });
  expect(
    await attempt(account(1), 'member', { types: { memberLogin: [0], agentLogin: [1] } }),
  ).toMatchObject({ code: 'not_member' });
  expect((await attempt(account(4))).view).toMatchObject({ state: 'trial' });
});

it('[LOGN-20] reads the account type from the member’s data if the login lacks it; the default is player', async () => {
  const member = ok({ id: 7, account: 'ann', type: 2 });
  expect((await attempt(account(), 'agent', { member })).view).toMatchObject({ isAgent: 2 });
  expect(await attempt(account(), 'agent', { member: { status: 500, body: {} } })).toMatchObject({
    code: 'not_agent',
    loggedOut: ['canary-token'],
  });
  expect(
    (await attempt(account(), 'member', { member: { status: 500, body: {} } })).view,
  ).toMatchObject({ state: 'member' });
});

it('[LOGN-20] rejects the login even if the operator’s logout fails', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/session/logout', { status: 500, body: {} });
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect(
    (
      await server.request(login, {
        method: 'POST',
        headers: ownPage,
        body: { ...credentials, audience: 'agent' },
      })
    ).json(),
  ).toEqual({ success: false, code: 'not_agent', requestId: expect.any(String) });
});

it('[SESS-03] rejects calls for real accounts from a trial account before the operator is called', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, account(4));
  operator.answers.set('/wps/member/password', ok({}));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const change = async (cookie: string) =>
    server.request('/wps/member/password', {
      method: 'POST',
      headers: { ...ownPage, cookie },
      body: { oldPassword: 'Secret123', newPassword: 'Secret124', confirmNewPassword: 'Secret124' },
    });

  expect(await change(await signIn(server))).toMatchObject({
    status: 403,
    text: expect.stringMatching(failureText('real_account_needed')),
  });
  expect(operator.to('/wps/member/password')).toEqual([]);
  operator.answers.set(login, account(0));
  expect((await change(await signIn(server))).status).toBe(200);
});

it.each([
  [undefined, 401, 'unauthorised'],
  [0, 403, 'agent_account_needed'],
  [4, 403, 'agent_account_needed'],
  [1, 200, undefined],
  [2, 200, undefined],
  [41, 200, undefined],
  [42, 200, undefined],
])(
  '[SESS-04] answers a call for agents from account type %s with %i, and calls the operator for agents only',
  async (isAgent, status, code) => {
    const path = '/wps/relay/AC_notices';
    await using operator = await fakeOperator();
    operator.answers.set(login, account(isAgent));
    operator.answers.set(path, ok({ list: [] }));
    await using server = await startTestServer({ sites: [exampleSite()], operator });

    const headers = isAgent === undefined ? ownPage : { ...ownPage, cookie: await signIn(server) };
    const reply = await server.request(path, { headers });

    expect([reply.status, reply.json().code]).toEqual([status, code]);
    expect(operator.to(path)).toHaveLength(status === 200 ? 1 : 0);
  },
);

it('[SESS-09] rejects registrations of visitors with unknown access; pages stay open', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/wps/system/status', { status: 500, body: {} });
  operator.answers.set('/wps/member/register', account(0));
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const registerNow = () =>
    server.request('/wps/member/register', {
      method: 'PUT',
      headers: ownPage,
      body: { username: 'ann' },
    });

  expect((await server.request('/')).status).toBe(200);
  expect(await registerNow()).toMatchObject({
    status: 503,
    text: expect.stringMatching(failureText('visitor_unknown')),
  });
  expect(operator.to('/wps/member/register')).toEqual([]);
  expect(
    (await server.request(login, { method: 'POST', headers: ownPage, body: credentials })).status,
  ).toBe(200);

  operator.answers.set('/wps/system/status', permissionWith({}));
  server.clock.advance(5_000);
  const registered = await registerNow();
  expect(registered.status).toBe(200);
  expect(cookiesOf(registered)).toContain('livery');
  // While the operator fails, its last reply applies.
  operator.answers.set('/wps/system/status', { status: 500, body: {} });
  server.clock.advance(60_000);
  expect((await registerNow()).status).toBe(200);
});
