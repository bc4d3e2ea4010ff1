import { expect, it } from 'vitest';
import { CookieJar } from '../../testing/CookieJar.ts';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok } from '../../testing/fakeOperator.ts';
import { memoryLog } from '../../testing/memoryLog.ts';
import { credentials } from '../../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const post = (server: TestServer, path: string, cookie: string, body: object = {}) =>
  server.request(path, {
    method: 'POST',
    headers: { ...ownPage, cookie, 'user-agent': chrome },
    body,
  });

it('[MEMB-03] ends a session on another device at once, at every server, with its remembered login', async () => {
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
  const signIn = async (sessionId: string): Promise<CookieJar> => {
    operator.answers.set(
      '/wps/session/login',
      ok({ token: `token of ${sessionId}`, id: 7, account: 'ann', isAgent: 0, sessionId }),
    );
    const reply = await post(first, '/wps/session/login', '', { ...credentials, remember: true });
    return new CookieJar().take(reply);
  };
  const stateOf = async (server: TestServer, jar: CookieJar) =>
    (await server.request('/_livery/session', { headers: { cookie: jar.header } })).json().value;
  const [lost, own] = [await signIn('session-1'), await signIn('session-2')];
  expect(await stateOf(second, lost)).toMatchObject({ state: 'member' });
  expect(operator.to('/wps/session/login')[0]?.headers['x-visitor-device']).toBe('Chrome, Windows');

  operator.answers.set('/wps/relay/MC_endSession', ok({ ended: ['session-1'] }));
  const reply = await post(first, '/wps/relay/MC_endSession', own.header, {
    sessionId: 'session-1',
  });

  expect(reply.json()).toMatchObject({ success: true, value: { ended: ['session-1'] } });
  second.clock.advance(60_000);
  expect(await stateOf(first, lost)).toMatchObject({ state: 'guest' });
  expect(await stateOf(second, lost)).toMatchObject({ state: 'guest' });
  expect((await post(first, '/_livery/resume', lost.only('livery-resume'))).status).toBe(410);
  expect(await stateOf(second, own)).toMatchObject({ state: 'member' });
});
