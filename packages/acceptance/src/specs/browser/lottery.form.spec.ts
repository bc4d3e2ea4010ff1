import { callsTo } from '../../harness/callsTo.ts';
import { drawIn, lotteriesOf, openBetting, slowLottery } from '../../harness/lotteryPage.ts';
import { logIn } from '../../harness/logIn.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';
import type { Page } from 'playwright/test';

test.beforeEach(({ page }) => withoutPopups(page));

const status = (page: Page) => page.getByRole('main').getByRole('form').getByRole('status');
const ordersPath = '/lgw/vn/orders';
const launchPath = '/wps/game/launchGame';

test('[LOTT-09] another prize mode keeps the form, its focus and the choice while its odds come; where they do not come that can be asked again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await openBetting(page, brand, game, '&playType=oddEven');
  const form = page.getByRole('form', { name: 'Bet' });
  const mode = page.getByRole('combobox', { name: 'Prize mode' });
  const odd = page.getByRole('button', { name: 'Odd', exact: true });
  await odd.click();
  const released = Promise.withResolvers<void>();
  await page.route('**/lgw/vn/games/play_types**', async (route) => {
    await released.promise;
    await route.abort();
  });
  await mode.focus();
  await mode.selectOption('SEA');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(mode).toBeFocused();
  await expect(odd).toHaveAttribute('aria-pressed', 'true');
  released.resolve();
  const again = form.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/lgw/vn/games/play_types**');
  await again.click();
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
  await expect(mode).toHaveValue('SEA');
  await expect(odd).toHaveAttribute('aria-pressed', 'true');
});

test('[LOTT-05] the Enter key sends nothing in the lock time', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  await page.clock.install();
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.getByRole('button', { name: 'Odd', exact: true }).click();
  // Launching is the first of what a bet asks for.
  const launches = callsTo(page, launchPath);
  await quiet(page);
  // From here on the page's time stands still: what is closed stays closed.
  await page.clock.pauseAt(Date.now() + 5_000);
  // As early in the lock time as can be: a page that is slow to ask would hear of the next draw.
  await drawIn(brand, game.gameId, 9);
  await lookAgain(page);
  await expect(page.getByRole('button', { name: 'Closed for this draw' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Multiple' }).press('Enter');
  await lookAgain(page);
  expect(launches).toEqual([]);
});

/** The page is looked at again, and asks for the menu; whatever it asked for before is known when this answers. */
async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/vn/games/game_menu');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

test('what came of a bet is said where it was placed, and nowhere else', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  const other = (await lotteriesOf(brand)).find(({ gameType, gameId, vassalage }) => gameType === game.gameType && vassalage === game.vassalage && gameId !== game.gameId);
  if (!other) throw new Error('no other lottery');
  await logIn(page, brand);
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.getByRole('button', { name: 'Odd', exact: true }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText('Bet placed on draw');
  // By links alone: the page keeps what it knows.
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await page.getByRole('link', { name: other.gameName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: other.gameName })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Play type' })).toBeVisible();
  await expect(status(page)).not.toContainText('Bet placed');
});

test('a bet nobody has heard of is not called failed when the game has closed since: after a reload its stake is known', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.route(`**${ordersPath}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await brand.request(ordersPath, { method: 'POST', headers: await route.request().allHeaders(), body: route.request().postData() ?? '' });
    return route.abort();
  });
  await page.getByRole('button', { name: 'Even', exact: true }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText('No answer yet.');
  // Left and opened again: a page that still stands would ask once more.
  const address = page.url();
  await page.goto('about:blank');
  await page.route(`**${launchPath}**`, (route) => route.fulfill({ status: 400, json: { success: false, code: 'operator_refused', message: 'This game is closed.' } }));
  await page.unroute(`**${ordersPath}`);
  const launches = callsTo(page, launchPath);
  await page.goto(address);
  await expect(status(page)).toContainText('Bet placed on draw');
  expect(launches).toHaveLength(0);
});

test('who does not want to wait for an answer asks at once, or stops asking and sees the bets', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.route(`**${ordersPath}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const sent = callsTo(page, ordersPath);
  const tries = (): number => sent.filter((request) => request.method() === 'POST').length;
  await page.getByRole('button', { name: 'Even', exact: true }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText('No answer yet.');
  const before = tries();
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect.poll(tries).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop asking and see my bets' }).click();
  await expect(page.getByRole('tab', { name: 'My bets', selected: true })).toBeFocused();
  await expect(page.getByText('You have no bets yet.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lotteryOrders:demo'))).toBeNull();
});
