import { expect, it, vi } from 'vitest';
import { LocaleStore } from '../core/LocaleStore.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Seeds } from '../core/Seeds.ts';
import { SiteStore } from './SiteStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { VendorsStore } from './VendorsStore.ts';

const menu = reply({
  data: {
    lanes: [
      {
        gameType: 'SPORTS',
        vendors: ['SB', 'TF', 'DS88'].map((vassalage) => ({
          vassalage,
          gameType: 'SPORTS',
          title: `Vendor ${vassalage}`,
        })),
      },
    ],
  },
});

function setUp(storage = memoryStorage(), answers = [menu], code = 'EN') {
  const api = fakeApi({ getGameVendor: answers }, code);
  const clock = new FakeClock(1_000_000);
  const { site: config, state, assets, languages } = exampleBootstrap();
  const locale = new LocaleStore({
    api,
    language: { code, tag: 'en', dir: 'ltr' },
    languages,
    texts: { 'vendors.alternate': '{{brand}} Partners' },
    formats: {},
    currency: config.site.currency,
  });
  const cache = new ReplyCache({ storage, key: 'vendors', build: 'build1' });
  return {
    api,
    clock,
    vendors: new VendorsStore({
      api,
      clock,
      seeds: new Seeds([]),
      site: new SiteStore({ config, state, assets }),
      locale,
      cache,
    }),
    storage,
  };
}

it('has no categories and only codes before the menu is loaded', () => {
  const { vendors } = setUp();
  expect([vendors.categories, vendors.vendorsOf('SPORTS'), vendors.vendorName('SB')]).toEqual([
    [],
    [],
    'SB',
  ]);
});

it('[LOBB-09] splits the sports vendors by the brand’s configuration and returns their names', async () => {
  const { api, vendors } = setUp();
  await vendors.menu.load({});
  expect(api.calls[0]?.request).toEqual({ platform: 'html5-desktop', language: 'EN' });
  expect(vendors.categories.map(({ gameType }) => gameType)).toEqual([
    'SPORTS',
    'ESPORTS',
    'COCKFIGHT',
  ]);
  expect(vendors.vendorsOf('COCKFIGHT').map(({ vassalage }) => vassalage)).toEqual(['DS88']);
  expect([vendors.vendorsOf('RNG'), vendors.vendorName('TF'), vendors.vendorName('XX')]).toEqual([
    [],
    'Vendor TF',
    'XX',
  ]);
});

it('[LOBB-08] caches the menu for the session', async () => {
  const before = setUp();
  await before.vendors.menu.load({});
  const { api, vendors } = setUp(before.storage, []);
  await vendors.menu.load({});
  expect([vendors.vendorName('TF'), api.calls]).toEqual(['Vendor TF', []]);
});

it('[LOBB-08] requests the menu again after five minutes and keeps the old one if that fails', async () => {
  const storage = memoryStorage();
  const first = setUp(storage);
  await first.vendors.menu.load({});
  const later = setUp(storage, [fail('upstream_failed'), menu]);
  later.clock.set(later.clock.nowMs() + 299_999);
  await later.vendors.menu.load({});
  expect(later.api.calls).toEqual([]);
  later.clock.set(later.clock.nowMs() + 1);
  await later.vendors.menu.load({});
  expect([later.api.calls.length, later.vendors.vendorName('TF')]).toEqual([1, 'Vendor TF']);
  await later.vendors.menu.refresh({});
  expect([later.api.calls.length, later.vendors.menu.at({}).status]).toEqual([2, 'ready']);
});

it('[LOBB-08] requests the menu of another language', async () => {
  const storage = memoryStorage();
  await setUp(storage).vendors.menu.load({});
  const { api, vendors } = setUp(storage, [menu], 'VI');
  await vendors.menu.load({});
  expect(api.calls.map(({ request }) => request)).toEqual([
    { platform: 'html5-desktop', language: 'VI' },
  ]);
});

it('[PREF-03] keeps the categories after a change of language until those of the new one arrive', async () => {
  const { answer, arrive } = later();
  const { api, vendors } = setUp(memoryStorage(), [menu, answer]);
  await vendors.menu.load({});
  expect(vendors.vendorName('SB')).toBe('Vendor SB');
  vi.spyOn(api, 'complete').mockReturnValue({ language: 'VI' });

  const loaded = vendors.menu.load({});
  expect(vendors.vendorName('SB')).toBe('Vendor SB');

  arrive(reply({ data: { lanes: [] } }));
  await loaded;
  expect(vendors.categories).toEqual([]);
});

it('[LOBB-11] merges the alternate vendors only in the configured language', async () => {
  const two = reply({
    data: {
      lanes: [
        {
          gameType: 'SPORTS',
          vendors: ['SB', 'BTI', 'TCG_1'].map((vassalage) => ({
            vassalage,
            gameType: 'SPORTS',
            title: `Vendor ${vassalage}`,
          })),
        },
      ],
    },
  });
  const titlesIn = async (code: string) => {
    const { vendors } = setUp(memoryStorage(), [two], code);
    await vendors.menu.load({});
    return [
      vendors.vendorsOf('SPORTS').map(({ title }) => title),
      ['SB', 'BTI', 'TCG_1'].map((vendor) => vendors.vendorName(vendor)),
      ['SB', 'BTI', 'TCG_1'].map((shown) => vendors.codesShownAs('SPORTS', shown)),
    ];
  };
  expect(await titlesIn('TY')).toEqual([
    ['Vendor SB', 'Example Partners'],
    ['Vendor SB', 'Example Partners', 'Example Partners'],
    [['SB'], ['BTI', 'TCG_1'], ['BTI', 'TCG_1']],
  ]);
  expect(await titlesIn('EN')).toEqual([
    ['Vendor SB', 'Vendor BTI', 'Vendor TCG_1'],
    ['Vendor SB', 'Vendor BTI', 'Vendor TCG_1'],
    [['SB'], ['BTI'], ['TCG_1']],
  ]);
});
