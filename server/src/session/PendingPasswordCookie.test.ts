import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, refused, type FakeOperator } from '../testing/fakeOperator.ts';
import { cookiesOf, credentials } from '../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const change = '/wps/member/password';
const newPasswords = { newPassword: 'canary-new-1', confirmNewPassword: 'canary-new-1' };

/**
 * Signs in with an expired password. Returns the cookies of the session and of the pending
 * password.
 */
async function signInExpired(server: TestServer, operator: FakeOperator): Promise<string> {
  operator.answers.set(
    login,
    ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann', passwordExpired: true }),
  );
  operator.answers.set(change, ok({}));
  const reply = await server.request(login, {
    method: 'POST',
    headers: ownPage,
    body: { ...credentials, password: 'canary-old' },
  });
  expect(reply.json()).toMatchObject({ value: { passwordExpired: true, passwordKept: true } });
  expect(reply.text + JSON.stringify(reply.headers)).not.toContain('canary');
  return cookiesOf(reply);
}

const changeAt = (server: TestServer, cookie: string, body: object = newPasswords) =>
  server.request(change, { method: 'POST', headers: { ...ownPage, cookie }, body });
const sentTo = (operator: FakeOperator) =>
  operator.to(change).map(({ body }) => JSON.parse(body) as object);

it('sends the operator the password just typed, and deletes it with the change', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signInExpired(server, operator);

  const changed = await changeAt(server, cookie);

  expect(changed.status).toBe(200);
  expect(sentTo(operator)).toEqual([{ ...newPasswords, oldPassword: 'canary-old' }]);
  expect(changed.headers['set-cookie']).toContainEqual(
    'livery-note=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
  );
  expect(server.logs.join('')).not.toContain('canary');
});

it('deletes the password at a logout', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signInExpired(server, operator);

  const reply = await server.request('/wps/session/logout', {
    method: 'DELETE',
    headers: { ...ownPage, cookie },
  });

  expect(reply.headers['set-cookie']).toContainEqual(
    'livery-note=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
  );
});

it('prefers a typed old password to the stored one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  await changeAt(server, await signInExpired(server, operator), {
    ...newPasswords,
    oldPassword: 'typed',
  });
  expect(sentTo(operator)).toEqual([{ ...newPasswords, oldPassword: 'typed' }]);
});

it('keeps the password through a refusal, for at most ten minutes', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signInExpired(server, operator);
  operator.answers.set(
    change,
    refused('Too short.', { fields: [{ field: 'newPassword', message: 'Too short.' }] }),
  );
  const no = await changeAt(server, cookie);
  expect([no.status, no.headers['set-cookie']]).toEqual([422, undefined]);
  server.clock.advance(10 * 60_000);
  await changeAt(server, cookie);
  expect(sentTo(operator)).toEqual([{ ...newPasswords, oldPassword: 'canary-old' }, newPasswords]);
});

it('is valid only in the session of its login', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const passwordCookie = (await signInExpired(server, operator))
    .split('; ')
    .find((pair) => pair.startsWith('livery-note='));
  const other = (await signInExpired(server, operator))
    .split('; ')
    .filter((pair) => !pair.startsWith('livery-note='));
  await changeAt(server, [...other, passwordCookie].join('; '));
  expect(sentTo(operator)).toEqual([newPasswords]);
});

it('continues the session with a new id and rejects the old cookie', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const before = await signInExpired(server, operator);
  const after = cookiesOf(await changeAt(server, before));
  const stateOf = async (cookie: string) =>
    (await server.request('/_livery/session', { headers: { cookie } })).json();
  expect(await stateOf(after)).toMatchObject({ value: { state: 'member', account: 'ann' } });
  expect(await stateOf(before)).toMatchObject({ value: { state: 'guest' } });
});
