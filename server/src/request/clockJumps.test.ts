import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, permissionWith } from '../testing/fakeOperator.ts';
import { signIn } from '../testing/signIn.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const hourMs = 60 * 60_000;
const balance = '/wps/v2/wallets/balance';

it.each([
  ['set back an hour', -hourMs],
  ['set back a year', -365 * 24 * hourMs],
  ['set forward an hour', hourMs],
])('serves known visitors and refreshes what is cached after the clock is %s', async (_, byMs) => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  const statuses = async () =>
    (
      await Promise.all([
        server.request('/'),
        server.request('/_livery/page?path=%2F&lang=EN'),
        server.request('/wps/system/whitelabel'),
        server.request(balance, { headers: { cookie } }),
      ])
    ).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  server.clock.set(server.clock.nowMs() + byMs);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect(server.status().brands[0]?.brandStateAgeMs).toBe(0);

  operator.answers.set('/wps/system/status', permissionWith({ maintenance: true }));
  server.clock.advance(5_000);
  expect((await server.request('/')).status).toBe(503);
});
