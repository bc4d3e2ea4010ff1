import { expect, it } from 'vitest';
import { ReplyCache } from './ReplyCache.ts';
import { Seeds } from './Seeds.ts';
import { SiteStore } from './SiteStore.ts';
import { exampleBootstrap } from './testing/exampleBootstrap.ts';
import { fakeApi, reply } from './testing/fakeApi.ts';
import { fakeClock } from './testing/fakeClock.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { VendorsStore } from './VendorsStore.ts';

const menu = reply({ data: { lanes: [{ gameType: 'SPORTS', vendors: ['SB', 'TF', 'DS88'].map((vassalage) => ({ vassalage, gameType: 'SPORTS', title: `Vendor ${vassalage}` })) }] } });

function setUp(storage = memoryStorage(), answers = [menu]) {
  const api = fakeApi({ getGameVendor: answers });
  const { site: config, state, assets } = exampleBootstrap();
  const cache = new ReplyCache({ storage, key: 'vendors', build: 'build1' });
  return { api, vendors: new VendorsStore({ api, clock: fakeClock(), seeds: new Seeds([]), site: new SiteStore({ config, state, assets }), cache }), storage };
}

it('has no lanes and only codes until the menu came', () => {
  const { vendors } = setUp();
  expect([vendors.lanes, vendors.vendorsOf('SPORTS'), vendors.vendorName('SB')]).toEqual([[], [], 'SB']);
});

it('[LOBB-09] splits the sports vendors by the brand’s configuration and knows their names', async () => {
  const { api, vendors } = setUp();
  await vendors.menu.load({});
  expect(api.calls[0]?.request).toEqual({ platform: 'html5-desktop', language: 'EN' });
  expect(vendors.lanes.map(({ gameType }) => gameType)).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
  expect(vendors.vendorsOf('COCKFIGHT').map(({ vassalage }) => vassalage)).toEqual(['DS88']);
  expect([vendors.vendorsOf('RNG'), vendors.vendorName('TF'), vendors.vendorName('XX')]).toEqual([[], 'Vendor TF', 'XX']);
});

it('keeps the menu for the session', async () => {
  const before = setUp();
  await before.vendors.menu.load({});
  const { api, vendors } = setUp(before.storage, []);
  await vendors.menu.load({});
  expect([vendors.vendorName('TF'), api.calls]).toEqual(['Vendor TF', []]);
});
