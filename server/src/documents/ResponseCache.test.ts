import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { requestAdmin } from '../testing/requestAdmin.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../testing/fakeOperator.ts';
import {
  startTestServer,
  type RequestOptions,
  type TestServer,
} from '../testing/startTestServer.ts';

const behindProxy = { trustedProxies: parseNetworks('127.0.0.0/8', 'test') };
const from = (address: string, headers = {}): RequestOptions => ({
  headers: { 'x-forwarded-for': address, accept: 'text/html', ...headers },
});

async function fromMemory(server: TestServer): Promise<number> {
  const { text } = await requestAdmin(server, '/metrics');
  return Number(/^livery_finished_answers_total (\d+)$/m.exec(text)?.[1]);
}

it('sends cached responses to visitors with a known state', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator, ...behindProxy });
  const first = await server.request('/', from('203.0.113.1'));
  expect(await fromMemory(server)).toBe(0);

  const second = await server.request('/', from('203.0.113.1'));
  const otherVisitor = await server.request('/', from('203.0.113.2'));

  expect(await fromMemory(server)).toBe(1);
  expect([second.status, second.text, second.headers.etag]).toEqual([
    200,
    first.text,
    first.headers.etag,
  ]);
  expect(otherVisitor.text).toBe(first.text);
  const headersOf = ({ headers: { date: _now, ...headers } }: typeof first) => headers;
  expect(headersOf(second)).toEqual(headersOf(first));
});

it('separates responses by address, query, language, encoding, scheme, host and brand', async () => {
  await using operator = await fakeOperator();
  const sites = [exampleSite(), exampleSite({ brand: 'reef' })];
  await using server = await startTestServer({ sites, operator, ...behindProxy });
  const visitor = '203.0.113.1';
  const requests: readonly [string, RequestOptions][] = [
    ['/', from(visitor)],
    ['/?lang=TY', from(visitor)],
    ['/', from(visitor, { cookie: 'livery-preferences=lang%3DTY' })],
    ['/', from(visitor, { 'accept-encoding': 'gzip' })],
    ['/', from(visitor, { 'x-forwarded-proto': 'https' })],
    ['/', { ...from(visitor), host: 'reef.example' }],
    ['/_livery/page?path=/&lang=EN', from(visitor)],
    ['/_livery/page?path=/&lang=TY', from(visitor)],
  ];
  const all = () =>
    Promise.all(requests.map(([target, options]) => server.request(target, options)));
  const first = await all();
  const second = await all();

  const bodies = first.map(
    ({ bytes, headers }) =>
      `${headers['strict-transport-security'] ?? 'plain'} ${bytes.toString('base64')}`,
  );
  // The same page is selected by address and by cookie.
  expect(new Set(bodies).size).toBe(requests.length - 1);
  expect(second.map(({ bytes }) => bytes.toString('base64'))).toEqual(
    first.map(({ bytes }) => bytes.toString('base64')),
  );
  // Pages with a query are not cached.
  expect(await fromMemory(server)).toBe(requests.length - 1);
  expect(first[4]?.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(second.map(({ headers }) => headers['strict-transport-security'])).toEqual(
    first.map(({ headers }) => headers['strict-transport-security']),
  );
});

it('shares a navigation among the spellings of its address', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const spellings = [
    'path=/rng&lang=EN',
    'lang=EN&path=/rng',
    'path=%2Frng&lang=EN',
    'path=%2f%72%6e%67&lang=%45N',
    'path=/rng&lang=EN&',
  ];

  for (const query of spellings)
    expect([query, (await server.request(`/_livery/page?${query}`)).status]).toEqual([query, 200]);

  expect(await fromMemory(server)).toBe(spellings.length - 1);
});

it.each(['//rng', '////rng', '/./rng', '/x/../rng', '/%2e/rng', '\\rng', 'rng', '/rng%00'])(
  'refuses the path %s of a navigation, as it refuses it in an address',
  async (path) => {
    await using operator = await fakeOperator();
    await using server = await startTestServer({ sites: [exampleSite()], operator });

    const reply = await server.request(`/_livery/page?path=${encodeURIComponent(path)}&lang=EN`);

    expect([reply.status, reply.json().code]).toEqual([400, 'bad_request']);
  },
);

it('does not serve an address with further fields from the cache', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  await server.request('/_livery/page?path=/rng&lang=EN');

  for (const query of ['path=/rng&lang=EN&x=1', 'path=/rng&path=/&lang=EN', 'path=/rng&lang=en'])
    expect([query, (await server.request(`/_livery/page?${query}`)).status]).toEqual([query, 400]);
});

it('refreshes a stale brand state, visitor state or reply, and applies it', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ pages: { home: { root: 'page', nodes: { page: { use: 'Stack' } } } } })],
    operator,
    ...behindProxy,
  });
  const loadHome = () => server.request('/', from('203.0.113.1'));
  await loadHome();
  await loadHome();
  expect(await fromMemory(server)).toBe(1);

  operator.answers.set('/wps/system/status', permissionWith({ maintenance: true }));
  server.clock.advance(5_001);
  expect([(await loadHome()).status, (await loadHome()).status]).toEqual([503, 503]);
  operator.answers.set('/wps/system/status', permissionWith({ regionRestriction: true }));
  server.clock.advance(60_001);
  expect([(await loadHome()).status, (await loadHome()).status]).toEqual([403, 403]);
  operator.answers.set('/wps/system/status', permissionWith({}));
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ whitelabel: [{ modId: 'SLOTS', enabled: '0' }] }),
  );
  server.clock.advance(60_001);
  expect((await loadHome()).text).toContain('"games.slots":false');
  expect(await fromMemory(server)).toBe(1);
});

it('expires with the earliest of its replies', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  await server.request('/');
  operator.answers.set(
    '/lgw/games/game_menus',
    ok({ data: { lanes: [{ gameType: 'LIVE', vendors: [] }] } }),
  );
  server.clock.advance(5_001);
  // Requests everything that the home page depends on, except the home page's own data.
  await server.request('/rng');

  expect((await server.request('/')).text).toContain('"gameType":"LIVE"');
});

it('serves guests nothing for members only, and counts its hits', async () => {
  await using operator = await fakeOperator();
  const routes = {
    login: { paths: ['/login'], page: 'home', layout: 'layout' },
    account: { paths: ['/account'], page: 'home', layout: 'layout' },
  };
  await using server = await startTestServer({
    sites: [exampleSite({ site: { loginedToHomePage: true }, routes })],
    operator,
  });
  const member = { cookie: 'livery-hint=member', accept: 'text/html' };
  expect([
    (await server.request('/account', { headers: member })).status,
    (await server.request('/account', { headers: member })).status,
  ]).toEqual([200, 200]);
  expect(await fromMemory(server)).toBe(1);

  expect((await server.request('/account', { headers: { accept: 'text/html' } })).status).toBe(302);
  const many = await Promise.all(Array.from({ length: 130 }, () => server.request('/login')));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
