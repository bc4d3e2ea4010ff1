import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok, refused, type FakeOperator } from '../../testing/fakeOperator.ts';
import { requestAdmin } from '../../testing/requestAdmin.ts';
import { signIn } from '../../testing/signIn.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const menu = '/lgw/games/game_menus';
const record = '/wps/relay/MC_accountRecord';
const vendor = { vassalage: 'PG', gameType: 'RNG', title: 'PG' };
const menuOf = (vendors: readonly unknown[]) => ({
  data: { lanes: [{ gameType: 'RNG', vendors }] },
});
/** Above the size that is read on the main thread. */
const manyVendors = Array.from({ length: 4_000 }, (_, index) => ({
  ...vendor,
  vassalage: `P${index}`,
}));
const long = 'x'.repeat(200_000);

let operator: FakeOperator;
let server: TestServer;

beforeAll(async () => {
  operator = await fakeOperator();
  server = await startTestServer({
    operator,
    sites: [
      exampleSite({ upstream: { limits: { replyBytes: 2_000_000 } } }),
      exampleSite({ brand: 'reef', upstream: { limits: { replyBytes: 150_000 } } }),
    ],
  });
});

beforeEach(() => {
  // Replies to guests expire.
  server.clock.advance(120_000);
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
});

it('[CALL-18] sends a large reply as a small one, also from the cache, and repairs it', async () => {
  operator.answers.set(menu, ok(menuOf([...manyVendors, { vassalage: 'no type' }])));

  const first = await server.request(menu);
  const second = await server.request(menu);

  expect(first.json()).toEqual({
    success: true,
    value: { ...menuOf(manyVendors.slice(0, 300)), isCut: true },
  });
  expect(second.text).toBe(first.text);
  expect(server.status().brands[0]?.repairs).toMatchObject([{ call: 'getGameVendor' }]);
});

it.each([
  ['is no envelope', { body: [long] }, 502, 'upstream_shape'],
  [
    'is nested too deeply',
    { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
    502,
    'upstream_shape',
  ],
  ['fits no schema', ok({ data: [long] }), 502, 'upstream_shape'],
  ['is an error', { status: 500, body: { text: long } }, 502, 'upstream_failed'],
  ['is a refusal', refused(`No. ${long}`), 422, 'operator_refused'],
])('answers a large reply that %s as a small one', async (_name, answer, status, code) => {
  operator.answers.set(menu, answer);

  const reply = await server.request(menu);

  expect([reply.status, reply.json().code]).toEqual([status, code]);
  expect(reply.text.length).toBeLessThan(3_000);
});

it('keeps a large reply to itself that repeats the token of the session', async () => {
  const cookie = await signIn(server);
  operator.answers.set(menu, ok({ ...menuOf([vendor]), note: `canary-token ${long}` }));

  const reply = await server.request('/wps/v2/wallets/balance', { headers: { cookie } });
  operator.answers.set(
    '/wps/v2/wallets/balance',
    ok({ sumBalance: 1, note: `canary-token ${long}` }),
  );
  const repeated = await server.request('/wps/v2/wallets/balance', { headers: { cookie } });

  expect([reply.status, repeated.status]).toEqual([200, 502]);
  expect(repeated.text).not.toContain('canary-token');
});

it('[MEMB-03] sends a large export as a file', async () => {
  const cookie = await signIn(server);
  const entry = { entryId: '7', at: '2026-11-20T00:00:00Z', type: 'bet', amount: -1.5 };
  const totals = { entries: 3_000, in: 0, out: 4_500, amount: -4_500 };
  operator.answers.set(record, ok({ list: Array.from({ length: 3_000 }, () => entry), totals }));

  const reply = await server.request(`${record}?format=csv`, { headers: { cookie } });

  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.text.split('\r\n')).toHaveLength(3_002);
});

it('names an operator that sends too much once in the log, and on the status page with size and limit', async () => {
  operator.answers.set(menu, ok({ ...menuOf([vendor]), note: long }));
  for (let request = 0; request < 3; request += 1) {
    expect((await server.request(menu, { host: 'reef.example' })).json().code).toBe(
      'upstream_failed',
    );
    server.clock.advance(10_000);
  }

  const [, reef] = server.status().brands;
  expect(reef?.oversized).toMatchObject([{ call: 'getGameVendor', limitBytes: 150_000, count: 3 }]);
  expect(reef?.oversized[0]?.sizeBytes).toBeGreaterThan(150_000);
  expect(server.logs.filter((line) => line.includes('is too large'))).toHaveLength(1);
  const page = await requestAdmin(server, '/status', { accept: 'text/html' });
  expect(page.text).toContain('<h3>Replies that are too large</h3><ul><li>getGameVendor: ');
});
