import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../testing/fakeOperator.ts';
import { cookiesOf, credentials } from '../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { openedSession } from '../session/Session.ts';
import { waitsForPassword } from './passwordChange.ts';

const login = '/wps/session/login';
const member = { token: 'canary-token', userName: 'ann', id: 7, account: 'ann' };
const base = exampleSite();
const site = {
  ...base,
  flags: {
    flags: {
      ...base.flags.flags,
      forcedPasswordChange: { module: 'FORCECHANGEPASS', whenMissing: false },
    },
  },
};
const forced = permissionWith({ whitelabel: [{ modId: 'FORCECHANGEPASS', enabled: '1' }] });

async function signIn(server: TestServer, changes: object = {}) {
  const reply = await server.request(login, {
    method: 'POST',
    headers: ownPage,
    body: { ...credentials, ...changes },
  });
  // Reply of the call
  const { session } = reply.json().value as unknown as {
    session: { passwordChange?: string; passwordKept?: boolean };
  };
  return { cookie: cookiesOf(reply), session };
}

const viewOf = async (server: TestServer, cookie: string): Promise<object> =>
  (await server.request('/_livery/session', { headers: { cookie } })).json().value ?? {};

it.each([
  ['expired, with a change forced by the operator', { passwordExpired: true }, {}, true, 'must'],
  ['expired, without a forced change', { passwordExpired: true }, {}, false, 'may'],
  ['initial', {}, { password: 'canary-initial-password' }, true, 'may'],
  [
    'initial, at a first login',
    { firstTimeLogin: true },
    { password: 'canary-initial-password' },
    false,
    'must',
  ],
  ['expired, at a first login', { firstTimeLogin: true, passwordExpired: true }, {}, false, 'must'],
  ['chosen by the member, at a first login', { firstTimeLogin: true }, {}, true, undefined],
  ['expired, of a trial account', { isAgent: 4, passwordExpired: true }, {}, true, undefined],
  [
    'a code by SMS instead of a password',
    { passwordExpired: true },
    { type: 'sms' },
    true,
    undefined,
  ],
])(
  '[LOGN-08] decides whether a password must be changed: %s',
  async (_name, reply, request, isForced, expected) => {
    await using operator = await fakeOperator();
    operator.answers.set(login, ok({ ...member, ...reply }));
    if (isForced) operator.answers.set('/wps/system/whitelabel', forced);
    await using server = await startTestServer({ sites: [site], operator });
    expect((await signIn(server, request)).session.passwordChange).toBe(expected);
  },
);

it('[LOGN-08] ignores an expired password where the brand has no policy', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, ok({ ...member, passwordExpired: true }));
  await using server = await startTestServer({
    sites: [{ ...site, site: { ...site.site, passwordPolicy: false } }],
    operator,
  });
  expect((await signIn(server)).session.passwordChange).toBeUndefined();
});

it('[LOGN-08] keeps the required change in the session until the password is changed', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, ok({ ...member, passwordExpired: true }));
  operator.answers.set('/wps/system/whitelabel', forced);
  operator.answers.set('/wps/member/password', ok({}));
  await using server = await startTestServer({ sites: [site], operator });
  const { cookie } = await signIn(server);

  expect(await viewOf(server, cookie)).toMatchObject({
    passwordChange: 'must',
    passwordKept: true,
  });
  server.clock.advance(10 * 60_000);
  expect(await viewOf(server, cookie)).toMatchObject({
    passwordChange: 'must',
    passwordKept: false,
  });
  const changed = await server.request('/wps/member/password', {
    method: 'POST',
    headers: { ...ownPage, cookie },
    body: { oldPassword: 'secret', newPassword: 'n', confirmNewPassword: 'n' },
  });
  const after = await viewOf(server, cookiesOf(changed));
  expect(after).toMatchObject({ state: 'member' });
  expect(after).not.toHaveProperty('passwordChange');
});

it('[LOGN-08] blocks a member’s changes until the password is changed, but neither reads, the change itself nor the logout', () => {
  const session = openedSession(member, undefined, 0);
  const act = { token: true, rate: 'write' } as const;
  const waits = (call: Parameters<typeof waitsForPassword>[0], passwordChange?: 'may' | 'must') =>
    waitsForPassword(call, { ...session, ...(passwordChange && { passwordChange }) });
  expect([waits(act, 'must'), waits({ ...act, rate: 'sensitive' }, 'must')]).toEqual([true, true]);
  expect([waits(act, 'may'), waits(act), waitsForPassword(act, undefined)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([
    waits({ ...act, rate: 'read' }, 'must'),
    waits({ ...act, token: false }, 'must'),
  ]).toEqual([false, false]);
  expect([
    waits({ ...act, session: 'renews' }, 'must'),
    waits({ ...act, session: 'closes' }, 'must'),
  ]).toEqual([false, false]);
});

it('[PASS-06] does not store a code by SMS as a password', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(login, ok({ ...member, passwordExpired: true }));
  await using server = await startTestServer({ sites: [site], operator });
  expect((await signIn(server, { type: 'sms' })).cookie).not.toContain('livery-note');
});
