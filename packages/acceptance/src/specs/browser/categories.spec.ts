import type { GameListReply, HotGameListReply } from '@livery/contract';
import type { Locator, Page } from 'playwright/test';
import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { logIn } from '../../harness/logIn.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { replyOf } from '../../harness/replyOf.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

function vendorFilter(page: Page): Locator {
  return page.getByRole('group', { name: 'Narrow the games' }).getByLabel('Provider');
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Which games' }).getByRole('link', { name, exact: true });
}

test('[ROUTE-08] /rng takes the provider of its query, on load, reload, back and forward', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand, '/rng?vassalage=HZRN');
  await expect(vendorFilter(page)).toHaveValue('HZRN');
  const names = (await allGames(brand, 'RNG')).filter(({ vassalage }) => vassalage === 'HZRN').map(({ displayName }) => displayName);
  const shown = gameButtons(page.getByRole('region', { name: 'Slots' }));
  await expect(shown).toHaveText(names.slice(0, 15));
  await page.reload();
  await expect(vendorFilter(page)).toHaveValue('HZRN');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots' }).hover();
  await page.getByRole('group', { name: 'Providers: Slots' }).getByRole('link', { name: 'Opalferry' }).click();
  await expect(vendorFilter(page)).toHaveValue('OPFY');
  await page.goBack();
  await expect(vendorFilter(page)).toHaveValue('HZRN');
  await page.goForward();
  await expect(vendorFilter(page)).toHaveValue('OPFY');
  // What no provider's code looks like is none.
  await page.goto(brand.url('/rng?vassalage=%3Cscript%3E'));
  await hydrated(page);
  await expect(vendorFilter(page)).toHaveValue('');
});

test('[ROUTE-08] [LOBB-01] /rng takes the tab of its query: all, hot, and for a guest recent, who is asked to sign in; favourites are no guest’s', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand, '/rng?page=recent');
  await expect(page.getByRole('navigation', { name: 'Which games' }).getByRole('link')).toHaveText(['All games', 'Hot', 'Recent']);
  const way = page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: 'Log in' });
  await expect(way).toHaveAttribute('href', '/login');
  await expect(tab(page, 'Recent')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Hot').click();
  await expect(page).toHaveURL(brand.url('/rng?page=hot'));
  const hot = await replyOf<HotGameListReply>(brand, '/wps/relay/GCS_hotGameList');
  const names = hot.list.filter(({ gameType }) => gameType === 'RNG').map(({ displayName }) => displayName);
  expect(names.length).toBeGreaterThan(5);
  const shown = gameButtons(page.getByRole('region', { name: 'Slots' }));
  await expect(shown).toHaveText(names);
  await page.goBack();
  await expect(way).toBeVisible();
  await page.goForward();
  await expect(shown).toHaveText(names);
  await page.reload();
  await expect(shown).toHaveText(names);
  // A tab there is not is the first one.
  await page.goto(brand.url('/rng?page=favorite'));
  await expect(tab(page, 'All games')).toHaveAttribute('aria-current', 'page');
});

test('[LOBB-07] [LOBB-18] hot games are asked for with merchant, platform and language, answered as list and footer, and are of the specification’s categories', async ({ ownBrand: brand, page }) => {
  const calls = callsTo(page, '/wps/relay/GCS_hotGameList');
  await openInEnglish(page, brand, '/live?page=hot');
  await expect.poll(() => calls.map(fieldsOf)).toEqual([{ merchantCode: brand.merchant, isPlatform: '2', platform: 'html5-desktop', language: 'EN' }]);
  const { list, footer } = await replyOf<HotGameListReply>(brand, '/wps/relay/GCS_hotGameList');
  expect(footer).toEqual([]);
  expect([...new Set(list.map(({ gameType }) => gameType))].toSorted()).toEqual(['ELOTT', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']);
  const live = list.filter(({ gameType }) => gameType === 'LIVE').map(({ displayName }) => displayName);
  await expect(gameButtons(page.getByRole('region', { name: 'Games' }))).toHaveText(live);
});

test('[LOBB-07] a hot list that cannot be had says so and can be asked for again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  await brand.setFault('error', ['getHotGameList']);
  await openInEnglish(page, brand, '/live?page=hot');
  const again = page.getByRole('region', { name: 'Games' }).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await brand.setFault('none');
  // The server remembers a failure for a second: whoever is quicker hears of it again.
  await expect.poll(async () => (await brand.request('/wps/relay/GCS_hotGameList')).status).toBe(200);
  await again.click();
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('listitem').first()).toBeVisible();
});

test('[LOBB-16] [LOBB-10] popular games are asked for with count, prize mode, device and language; the prize mode follows the providers of the electronic lottery', async ({ ownBrand: brand, operator, page }) => {
  const asked = async (): Promise<Record<string, string>> => {
    const calls = callsTo(page, '/lgw/games/popular');
    await openInEnglish(page, brand, '/rng');
    const search = page.getByRole('combobox', { name: 'Search games' });
    // Its code comes after the page answers.
    await expect.poll(async () => { await page.keyboard.press('/'); return search.evaluate((field) => field === document.activeElement); }).toBe(true);
    // The prize mode follows the providers, which may come later.
    await expect(vendorFilter(page).locator('option').nth(1)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => calls.length).toBe(1);
    const [call] = calls;
    return call ? fieldsOf(call) : {};
  };
  expect(await asked()).toEqual({ count: '20', prizeMode: 'Elott', device: 'WEB', language: 'EN' });
  const without = (codes: readonly string[]) => operator.change('/lgw/games/game_menus', (reply) => {
    const { data } = reply.value as { data: { lanes: { gameType: string; vendors: { vassalage: string }[] }[] } }; // the sandbox's own menu
    return { ...reply, value: { data: { lanes: data.lanes.map((lane) => (lane.gameType === 'ELOTT' ? { ...lane, vendors: lane.vendors.filter(({ vassalage }) => !codes.includes(vassalage)) } : lane)) } } };
  });
  for (const [codes, prizeMode] of [[['LOTT'], 'Elott'], [['TCG_LOTTO_VN'], 'Elott'], [['LOTT', 'TCG_LOTTO_VN'], 'Lott']] as const) {
    without(codes);
    await publish(brand, () => brand.edit('site.json', (site) => { site.lists = { popularCount: 3 + codes.join('').length }; }));
    await page.evaluate(() => sessionStorage.removeItem('vendors'));
    await expect.poll(async () => (await brand.request('/lgw/games/game_menus')).body.includes(`"vassalage":"${codes[0]}"`)).toBe(false);
    expect(await asked(), codes.join()).toMatchObject({ prizeMode, count: String(3 + codes.join('').length) });
  }
});

test('[ROUTE-09] [LOBB-09] e-sports and cockfight have the providers split from sports, as cards; cockfight stands two places after sports', async ({ ownBrand: brand, page }) => {
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const cards = page.getByRole('region', { name: 'Providers', exact: true }).getByRole('link');
  await openInEnglish(page, brand, '/esports');
  await expect(cards.filter({ hasText: 'Tempofray Arena' })).toContainText('E-sports');
  const names = await entries.allTextContents();
  expect(names.indexOf('Cockfight')).toBe(names.indexOf('Sports') + 2);
  await openInEnglish(page, brand, '/cockfight');
  await expect(cards.filter({ hasText: 'Dawnspur Yard' })).toContainText('Cockfight');
  await openInEnglish(page, brand, '/sports');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: /Tempofray|Dawnspur/ })).toHaveCount(0);
  // A card narrows the list.
  await cards.filter({ hasText: 'Oddsmeadow' }).click();
  await expect(page).toHaveURL(brand.url('/sports?vassalage=ODMW'));
  await expect(vendorFilter(page)).toHaveValue('ODMW');

  // The lists of providers are config.
  await publish(brand, () => brand.edit('site.json', (site) => { site.esportsProviders = ['ODMW']; site.cockfightProviders = []; }));
  await openInEnglish(page, brand, '/esports');
  await expect(cards.filter({ hasText: 'Oddsmeadow' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Tempofray' })).toHaveCount(0);
});

test('[LOBB-11] in Tagalog BTI and vendors starting with TCG are one alternate-brand vendor, in other languages themselves', async ({ ownBrand: brand, page }) => {
  const select = (lang: string) => page.getByRole('group', { name: lang === 'EN' ? 'Narrow the games' : /./ }).getByRole('combobox').first();
  await page.goto(brand.url('/sports?lang=TY'));
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Mga kasosyo ng Lagoon/ })).toHaveCount(1);
  await expect(main.getByText('Boundary Tide')).toHaveCount(0);
  await page.goto(brand.url('/elott?lang=TY'));
  await expect(main.getByRole('img', { name: 'Mga kasosyo ng Lagoon' })).toBeVisible();
  await expect(main.getByText('Lotuswheel Draws')).toHaveCount(0);
  await page.goto(brand.url('/sports?lang=EN'));
  await hydrated(page);
  await expect(main.getByRole('link', { name: /Boundary Tide/ })).toBeVisible();
  await expect(main.getByText('Lagoon Partners')).toHaveCount(0);
  await expect(select('EN')).toBeVisible();
});

test('[ROUTE-11] the sports entry leads to /fbsports while a provider FB exists, and stays /sports without one', async ({ ownBrand: brand, operator, page }) => {
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sports', exact: true });
  await openInEnglish(page, brand, '/');
  // Without the providers, which may come later, it leads to all sports.
  await expect(entry).toHaveAttribute('href', '/fbsports');
  await entry.click();
  await expect(page).toHaveURL(brand.url('/fbsports'));
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Providers', exact: true }).getByRole('link', { name: /Fernball Exchange/ })).toBeVisible();

  operator.change('/lgw/games/game_menus', (reply) => {
    const { data } = reply.value as { data: { lanes: { vendors: { vassalage: string }[] }[] } }; // the sandbox's own menu
    return { ...reply, value: { data: { lanes: data.lanes.map((lane) => ({ ...lane, vendors: lane.vendors.filter(({ vassalage }) => vassalage !== 'FB') })) } } };
  });
  await publish(brand, () => brand.edit('site.json', (site) => { site.lists = { popularCount: 7 }; }));
  await page.evaluate(() => sessionStorage.removeItem('vendors'));
  await expect.poll(async () => (await brand.request('/lgw/games/game_menus?language=EN')).body.includes('"FB"')).toBe(false);
  await openInEnglish(page, brand, '/');
  await entry.click();
  await expect(page).toHaveURL(brand.url('/sports'));
  await openInEnglish(page, brand, '/fbsports');
  await expect(page).toHaveURL(brand.url('/sports'));
});

test('[LOBB-22] live tables are wide, and each category page shows its own games', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand, '/live');
  const { games } = await replyOf<GameListReply>(brand, '/wps/relay/GCS_gameList?gameType=LIVE');
  const picture = page.getByRole('region', { name: 'Games' }).getByRole('listitem').first();
  await expect(picture.getByRole('button', { name: games[0]?.displayName ?? '', exact: true })).toBeVisible();
  const ratio = await picture.locator('[data-ratio="tile"]').evaluate((box) => box.getBoundingClientRect().width / box.getBoundingClientRect().height);
  expect(ratio).toBeCloseTo(16 / 9, 1);
});

test('[HOME-11] provider logos load from the operator’s CDN by category and code, BTI’s special one, none for codes that start with TCG', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand, '/sports');
  const logos = page.getByRole('region', { name: 'Providers', exact: true });
  await expect(logos.getByRole('img', { name: 'Fernball Exchange' })).toHaveAttribute('src', /\/TCG_PROD_IMAGES\/SPORTS_LIST_VENDOR\/FB-COLOR\.png$/);
  await expect(logos.getByRole('img', { name: 'Boundary Tide' })).toHaveAttribute('src', /\/TCG_PROD_IMAGES\/SPECIAL_LIST_VENDOR\/BTI-COLOR\.png$/);
  const asked: string[] = [];
  page.on('request', (request) => { if (request.url().includes('_LIST_VENDOR/TCG')) asked.push(request.url()); });
  await openInEnglish(page, brand, '/elott');
  await expect(logos.getByRole('img', { name: 'Lotuswheel Draws' })).toBeVisible();
  await expect(logos.getByRole('img', { name: 'Lotuswheel Draws' })).not.toHaveAttribute('src');
  expect(asked).toEqual([]);
});

test('[LOBB-01] a member has favourites and recent games, and no prompt to sign in', async ({ ownBrand: brand, page }) => {
  await logIn(page, brand);
  await openInEnglish(page, brand, '/rng');
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Which games' }).getByRole('link')).toHaveText(['All games', 'Hot', 'Favourites', 'Recent']);
  await expect(page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: 'Log in' })).toHaveCount(0);
});
