import { lotteryVendors, type Game } from '@livery/contract';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { preferring } from '../../harness/preferring.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const listPath = '/wps/relay/GCS_gameList';

test('[LOBB-08] the vendor menu is asked for platform html5-desktop, kept in session storage for the next page, and refreshed when it is old', async ({ ownBrand: brand, page, expectedComplaints }) => {
  // Pages that bring no menu: the browser asks for it itself.
  await publish(brand, () => brand.write('pages/layout.json', JSON.stringify({ $schema: '../../../../schemas/page.schema.json', preload: [], nodes: {} })));
  for (const name of ['category', 'live']) await publish(brand, () => brand.write(`pages/${name}.json`, JSON.stringify({ $schema: '../../../../schemas/page.schema.json', preload: [], nodes: {} })));
  await withoutPopups(page);
  await page.clock.install();
  const calls = callsTo(page, '/lgw/games/game_menus');
  const rail = page.getByRole('region', { name: 'Providers', exact: true });
  await page.goto(brand.url('/live'));
  await expect(rail.getByRole('img', { name: 'Velvetquorum Live' })).toBeVisible();
  expect(calls.map(fieldsOf)).toEqual([{ platform: 'html5-desktop', language: 'EN' }]);
  const kept = await page.evaluate(() => sessionStorage.getItem('vendors') ?? '');
  const lanes = /"data":\{"lanes":\[\{"gameType":"RNG"/;
  expect(kept).toMatch(lanes);

  // The next document of the session has the menu without asking.
  await page.goto(brand.url('/fish'));
  await expect(rail.getByRole('img', { name: 'Reefwarden' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Card games' })).toBeVisible();
  expect(calls.length).toBe(1);

  // Another language is another menu.
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect.poll(() => calls.map(fieldsOf)).toEqual([{ platform: 'html5-desktop', language: 'EN' }, { platform: 'html5-desktop', language: 'TY' }]);

  // Old, and the operator fails: what was kept is shown all the same.
  await page.clock.fastForward('10:00');
  await brand.setFault('error', ['getGameVendor']);
  expectedComplaints.push(/status of 502/);
  await page.goto(brand.url('/live?lang=EN'));
  await expect.poll(() => calls.length).toBe(3);
  await expect(rail.getByRole('img', { name: 'Velvetquorum Live' })).toBeVisible();
  await brand.setFault('none');

  // A new session starts with nothing.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(brand.url('/live?lang=EN'));
  await expect.poll(() => calls.length).toBe(4);
});

test('[LOBB-17] [LOBB-19] vendors and games have the specification’s fields, and show title, name and whether they are hot', async ({ brand, page }) => {
  const menu = JSON.parse((await brand.request('/lgw/games/game_menus')).body) as { value: { data: { lanes: { gameType: string; vendors: object[] }[] } } }; // the gateway's envelope
  const vendors = menu.value.data.lanes.flatMap((lane) => lane.vendors.map((vendor) => ({ lane: lane.gameType, vendor })));
  expect(vendors.length).toBe(60);
  for (const { lane, vendor } of vendors) {
    // Ours: whether it is played from the main wallet.
    expect(Object.fromEntries(Object.entries(vendor).filter(([field]) => field !== 'seamless'))).toEqual({
      vassalage: expect.stringMatching(/^[A-Z0-9_]+$/), gameType: lane, accountTypeId: expect.any(Number), isHot: expect.any(Number), title: expect.any(String),
      cards: expect.arrayContaining([expect.any(Object)]), gameClassify: expect.arrayContaining([expect.any(String)]),
    });
  }
  const list = JSON.parse((await brand.request(`${listPath}?gameType=LIVE`)).body) as { value: { games: Game[] } }; // likewise
  expect(list.value.games.length).toBe(15);
  for (const game of list.value.games) expect(game).toMatchObject({ nodeId: expect.any(Number), vassalage: expect.any(String), gameType: 'LIVE', displayName: expect.any(String) });

  await page.goto(brand.url('/live'));
  const rail = page.getByRole('region', { name: 'Providers', exact: true }).getByRole('listitem');
  await expect(rail).toHaveCount(8);
  await expect(rail.filter({ has: page.getByRole('img', { name: 'Velvetquorum Live' }) }).getByLabel('Hot')).toBeVisible();
  await expect(rail.filter({ has: page.getByRole('img', { name: 'Onyxverandah' }) }).getByLabel('Hot')).toHaveCount(0);
  const first = list.value.games[0];
  const tile = page.getByRole('region', { name: 'Games' }).getByRole('listitem').filter({ has: page.getByRole('button', { name: first?.displayName ?? '', exact: true }) });
  await expect(tile).toContainText(vendorTitle(vendors, first?.vassalage));
});

function vendorTitle(vendors: readonly { vendor: object }[], vassalage: string | undefined): string {
  const found = vendors.find(({ vendor }) => 'vassalage' in vendor && vendor.vassalage === vassalage)?.vendor;
  return found && 'title' in found ? String(found.title) : 'no such vendor';
}

const lotteryTypes: readonly string[] = ['ELOTT', 'LOTT'];

/** A vendor and a game of each category. */
const categories = [
  { name: 'Slots', gameType: 'RNG', path: '/rng' },
  { name: 'Live casino', gameType: 'LIVE', path: '/live', vendor: 'Velvetquorum Live' },
  { name: 'Fish games', gameType: 'FISH', path: '/fish', vendor: 'Reefwarden' },
  { name: 'Card games', gameType: 'PVP', path: '/pvp', vendor: 'Duelwillow' },
  { name: 'Sports', gameType: 'SPORTS', path: '/fbsports', vendor: 'Oddsmeadow' },
  { name: 'E-sports', gameType: 'ESPORTS', path: '/esports', vendor: 'Tempofray Arena' },
  { name: 'E-lottery', gameType: 'ELOTT', path: '/elott', vendor: 'Lotuswheel Draws' },
  { name: 'Lottery', gameType: 'LOTT', path: '/lottery', vendor: 'Harbourlight Draws' },
  { name: 'Cockfight', gameType: 'COCKFIGHT', path: '/cockfight', vendor: 'Dawnspur Yard' },
] as const;

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[LOBB-22] each game category is reached from the menu and lists its vendors and games', async ({ brand, page }) => {
      await withoutPopups(page);
      await preferring(page, brand, { lang: 'EN' });
      await page.goto(brand.url('/'));
      await hydrated(page);
      for (const { name, gameType, path, ...category } of categories) {
        await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(brand.url(path));
        await expect(page).toHaveTitle(new RegExp(`^${name} · `));
        if ('vendor' in category) await expect(page.getByRole('region', { name: 'Providers', exact: true }).getByRole('img', { name: category.vendor })).toBeVisible();
        const { value } = JSON.parse((await brand.request(`${listPath}?gameType=${gameType}`)).body) as { value: { games: Game[] } }; // the gateway's envelope
        expect(value.games.length, name).toBeGreaterThan(5);
        // Lotteries with draws lead to their own page; what others draw stands in their own lists.
        const main = page.getByRole('main');
        const shown = value.games.filter((game) => !lotteryTypes.includes(game.gameType) || lotteryVendors.includes(game.vassalage)).slice(0, 3);
        expect(shown.length, name).toBeGreaterThan(0);
        for (const { displayName } of shown) await expect(main.getByRole('button', { name: displayName, exact: true }).or(main.getByRole('link', { name: displayName, exact: true }))).toBeVisible();
        // This page has no navigation.
        if (path === '/lottery') await page.goBack();
      }
    });
  });
}
