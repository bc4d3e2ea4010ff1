import type { Game } from '@livery/contract';
import type { Page } from 'playwright/test';
import { allGames } from '../../harness/allGames.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { logIn } from '../../harness/logIn.ts';
import { OtherDevice, recentPath } from '../../harness/memberGames.ts';
import { widerThanWindow } from '../../harness/sizes.ts';
import { tabTo } from '../../harness/tabTo.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const panel = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

async function slotGames(brand: TestBrand, count: number): Promise<readonly Game[]> {
  return (await allGames(brand, 'RNG')).slice(0, count);
}

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
}

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[HOME-01] [SESS-10] the recently-viewed panel shows a member the icons of what was opened, the last one first; an icon starts its game', async ({ ownBrand: brand, page }) => {
      await logIn(page, brand);
      await open(page, brand, '/');
      await expect(panel(page).getByText('No data', { exact: true })).toBeVisible();
      await expect(panel(page).getByRole('link', { name: 'Log in' })).toHaveCount(0);

      const opened = [...(await allGames(brand, 'LIVE')).slice(0, 1), ...await slotGames(brand, 7)];
      await (await OtherDevice.of(brand)).open(opened);
      await page.reload();
      const icons = gameButtons(panel(page));
      await expect(icons).toHaveText(opened.map(({ displayName }) => displayName).toReversed());
      // Pictures come when they are near.
      await icons.last().scrollIntoViewIfNeeded();
      await expect.poll(() => panel(page).getByRole('listitem').locator('img').evaluateAll((images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length)).toBe(8);
      const first = icons.first();
      await tabTo(page, first);
      const launch = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/game/launchGame');
      await page.keyboard.press('Enter');
      expect(fieldsOf(await launch)).toMatchObject({ nodeId: String(opened.at(-1)?.nodeId), vassalage: opened.at(-1)?.vassalage });
    });
  });
}

test('[HOME-01] [SESS-03] a trial account has no such panel of its own, and no call is made for it', async ({ ownBrand: brand, page }) => {
  const calls = callsTo(page, recentPath);
  await logIn(page, brand, { username: 'trial', password: 'Trial1234' });
  await open(page, brand, '/');
  await expect(panel(page).getByText('A real account is needed for this. A trial account cannot do it.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('[HOME-01] a panel that cannot be had says so and can be asked for again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  await logIn(page, brand);
  await brand.setFault('error', ['getRecentGameList']);
  await open(page, brand, '/');
  const again = panel(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await brand.setFault('none');
  await again.click();
  await expect(panel(page).getByText('No data', { exact: true })).toBeVisible();
});

test('[LOBB-01] [LOBB-15] the tab of recent games lists them by the page, of every category, and asks as specified', async ({ ownBrand: brand, page }) => {
  const opened = [...await slotGames(brand, 16), ...(await allGames(brand, 'LIVE')).slice(0, 1)];
  await (await OtherDevice.of(brand)).open(opened);
  await logIn(page, brand);
  const calls = callsTo(page, recentPath);
  await open(page, brand, '/live?page=recent');
  const names = opened.map(({ displayName }) => displayName).toReversed();
  const shown = gameButtons(page.getByRole('region', { name: 'Games' }));
  await expect(shown).toHaveText(names.slice(0, 15));
  expect(calls.map(fieldsOf)).toContainEqual({ clientType: '3', vassalage: '', language: 'EN', pageNo: '1', pageSize: '15' });
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next page' }).click();
  await expect(shown).toHaveText(names.slice(15));
});

test('[LOBB-01] [SESS-10] a member that opened nothing is told so, and a guest is asked to log in', async ({ ownBrand: brand, page }) => {
  const region = page.getByRole('region', { name: 'Slots' });
  await open(page, brand, '/rng?page=recent');
  await expect(region.getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, brand);
  await open(page, brand, '/rng?page=recent');
  await expect(region.getByText('No data', { exact: true })).toBeVisible();
  await expect(region.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

for (const [where, path, region] of [['the tab', '/rng?page=recent', 'Slots'], ['the panel', '/', 'Recently viewed']] as const) {
  test(`[SESS-10] while it cannot be found out who the visitor is, ${where} tells nobody to log in, and offers another try`, async ({ ownBrand: brand, page, expectedComplaints }) => {
    expectedComplaints.push(/ERR_FAILED/);
    await logIn(page, brand);
    await page.route('**/_livery/session', (route) => route.abort());
    await open(page, brand, path);
    const place = page.getByRole('region', { name: region });
    const again = place.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(place.getByText('Network link is abnormal, please try again')).toBeVisible();
    await expect(place.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await page.unroute('**/_livery/session');
    await again.click();
    await expect(place.getByText('No data', { exact: true })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  });
}

test('[HOME-01] on a phone nothing of the panel sticks out', async ({ ownBrand: brand, page }) => {
  await (await OtherDevice.of(brand)).open(await slotGames(brand, 8));
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, brand);
  await open(page, brand, '/');
  const icons = gameButtons(panel(page));
  await expect(icons).toHaveCount(8);
  for (const icon of await icons.all()) expect((await icon.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await widerThanWindow(page)).toEqual([]);
});
