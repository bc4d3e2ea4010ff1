import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok } from '../../testing/fakeOperator.ts';
import { requestAdmin } from '../../testing/requestAdmin.ts';
import { signIn } from '../../testing/signIn.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const menu = '/lgw/games/game_menus';
const vendor = { vassalage: 'PG', gameType: 'RNG', title: 'PG' };
const menuOf = (...vendors: unknown[]) => ({ data: { lanes: [{ gameType: 'RNG', vendors }] } });
const damagedMenu = ok(menuOf(vendor, { vassalage: 'JILI' }, { ...vendor, isHot: 'very' }, 7));

it('[CALL-18] sends the rest of a reply with parts that do not fit, and reports each of them', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(menu, damagedMenu);

  const reply = await server.request(menu);

  expect(reply.json()).toEqual({ success: true, value: menuOf(vendor, vendor) });
  const places = [
    {
      kind: 'dropped_item',
      pointer: '/data/lanes/0/vendors/1',
      message: "must have required property 'gameType'",
    },
    {
      kind: 'dropped_field',
      pointer: '/data/lanes/0/vendors/2/isHot',
      message: 'must be integer',
    },
    { kind: 'dropped_item', pointer: '/data/lanes/0/vendors/3', message: 'must be object' },
  ];
  expect(server.status().brands[0]?.repairs).toEqual([
    {
      call: 'getGameVendor',
      counts: { dropped_field: 1, dropped_item: 2, cut_item: 0, converted: 0 },
      places,
      lastAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
  const { text } = await requestAdmin(server, '/metrics');
  expect(text).toContain(
    'livery_reply_repairs_total{call="getGameVendor",kind="dropped_field"} 1\n' +
      'livery_reply_repairs_total{call="getGameVendor",kind="dropped_item"} 2\n',
  );
  const page = await requestAdmin(server, '/status', { accept: 'text/html' });
  expect(page.text).toContain(
    '<h3>Repaired replies</h3><ul><li>getGameVendor: 1 field dropped, 2 items dropped; last 2026-11-20T12:00:00.000Z: /data/lanes/0/vendors/1 must have required property',
  );
});

it('counts a cached reply once, and logs a call once a minute', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(menu, damagedMenu);
  const logged = () => server.logs.filter((line) => line.includes('was repaired'));

  const first = await server.request(menu);
  const second = await server.request(menu);

  expect([operator.to(menu).length, second.text]).toEqual([1, first.text]);
  expect(second.json()).toEqual({ success: true, value: menuOf(vendor, vendor) });
  expect(server.status().brands[0]?.repairs).toMatchObject([{ counts: { dropped_item: 2 } }]);

  server.clock.advance(30_000);
  await server.request(menu);
  expect(logged()).toHaveLength(1);
  server.clock.advance(30_000);
  await server.request(menu);

  expect(logged()).toHaveLength(2);
  expect(logged()[0]).toContain('/data/lanes/0/vendors/1');
  expect(server.status().brands[0]?.repairs).toMatchObject([{ counts: { dropped_item: 6 } }]);
});

it('marks a reply of which a list was cut, and reports its length and limit', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const promotions = Array.from({ length: 2_500 }, (_, index) => ({
    id: String(index),
    title: `Promotion ${index}`,
  }));
  operator.answers.set('/wps/relay/PRM_promotions', ok({ promotions }));

  const reply = await server.request('/wps/relay/PRM_promotions');

  expect(reply.json()).toEqual({
    success: true,
    value: { promotions: promotions.slice(0, 2_000), isCut: true },
  });
  const message = 'has 2500 items, more than the limit of 2000';
  expect(server.status().brands[0]?.repairs).toMatchObject([
    { counts: { cut_item: 500 }, places: [{ kind: 'cut_item', pointer: '/promotions', message }] },
  ]);
  expect(server.logs.filter((line) => line.includes(message))).toHaveLength(1);
  const page = await requestAdmin(server, '/status', { accept: 'text/html' });
  expect(page.text).toContain('getPromotions: 500 items after the limit of a list; last');
});

it.each([
  ['on the main thread', ''],
  ['on a thread of large replies', 'x'.repeat(60)],
])('[ANNC-05] serves 5,000 notices in pages, read %s', async (_case, title) => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const notices = Array.from({ length: 5_000 }, (_, id) => ({ id, title }));
  operator.answers.set('/wps/relay/CSP_notice', ok({ banners: [], player: notices }));

  const [first, last] = await Promise.all(
    ['', '?pageNo=100'].map((query) => server.request(`/wps/relay/CSP_notice${query}`)),
  );

  expect(first?.json()).toEqual({
    success: true,
    value: { banners: [], player: notices.slice(0, 50), totalPages: 100 },
  });
  expect(last?.json()).toMatchObject({ value: { player: notices.slice(4_950) } });
  expect(operator.to('/wps/relay/CSP_notice').map(({ query }) => query.has('pageNo'))).toEqual([
    false,
    false,
  ]);
  expect(server.status().brands[0]?.repairs).toEqual([]);
});

it('refuses money that does not fit, and reports no repair', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = await signIn(server);
  operator.answers.set('/wps/v2/wallets/balance', ok({ sumBalance: 10, mainBalance: '1,5' }));

  const reply = await server.request('/wps/v2/wallets/balance', { headers: { cookie } });

  expect([reply.status, reply.json()]).toEqual([
    502,
    { success: false, code: 'upstream_shape', requestId: expect.any(String) },
  ]);
  expect(server.status().brands[0]?.repairs).toEqual([]);
});
