import type { LottOrdersReply } from '@livery/contract';
import { valueOf } from '../../harness/envelope.ts';
import { drawIn, lotteryOf, openBetting, passDraw, slowLottery } from '../../harness/lotteryPage.ts';
import { logIn } from '../../harness/logIn.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';
import type { Page } from 'playwright/test';

test.beforeEach(({ page }) => withoutPopups(page));

const status = (page: Page) => page.getByRole('main').getByRole('form').getByRole('status');
const stake = (page: Page) => page.getByRole('definition').nth(1);

/** The member's bets, as the page's own session sees them. */
async function ordersOf(page: Page): Promise<LottOrdersReply> {
  return valueOf(await page.evaluate(async () => (await fetch('/lgw/vn/orders?pageNo=1&pageSize=20', { headers: { 'x-livery': '1' } })).text())) as LottOrdersReply; // the call's reply
}

test('[LOTT-04] [LOTT-09] odds and stake are shown before a bet, by play type, price, multiple and prize mode; a guest sees all of it', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 400);
  await openInEnglish(page, brand, '/elott');
  await page.getByRole('link', { name: game.gameName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.gameName })).toBeVisible();
  await page.getByRole('radio', { name: 'Last digit' }).click();
  await expect(page.getByText(/^Wins in 1 of 10 draws and pays P 1\.9/)).toBeVisible();
  await page.getByRole('group', { name: 'Digit' }).getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('group', { name: 'Digit' }).getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('combobox', { name: 'Price of one bet' }).selectOption('2');
  await page.getByRole('textbox', { name: 'Multiple' }).fill('5');
  await page.getByRole('combobox', { name: 'Prize mode' }).selectOption('ZY');
  await expect(stake(page)).toHaveText('P 20.00');
  await expect(page.getByRole('definition').nth(2)).toHaveText('P 93.00');
  await page.getByRole('combobox', { name: 'Prize mode' }).selectOption('SEA');
  await expect(page.getByRole('definition').nth(2)).toHaveText('P 94.00');
  await page.getByRole('radio', { name: 'Last two digits' }).click();
  for (const [line, digits] of [['Tens', ['1', '2']], ['Units', ['4', '5', '6']]] as const) {
    for (const digit of digits) await page.getByRole('group', { name: line }).getByRole('button', { name: digit, exact: true }).click();
  }
  await expect(page.getByRole('definition').first()).toHaveText('6');
  await page.getByRole('textbox', { name: 'Multiple' }).fill('0');
  await expect(page.getByText('Please enter a whole number from 1 to 999.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Multiple' }).fill('5');
  await page.getByRole('button', { name: 'Log in to bet' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('[LOTT-06] [LOTT-08] [LOTT-12] a bet is launched, taken, listed and settled by the draw, and its lottery is a recent one', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 400);
  await logIn(page, brand);
  await openBetting(page, brand, game, '&playType=bigSmall');
  await page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Big' }).click();
  await page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Small' }).click();
  await page.getByRole('combobox', { name: 'Price of one bet' }).selectOption('10');
  const launched = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/game/launchGame');
  await page.getByRole('button', { name: 'Place the bet' }).click();
  const fields = Object.fromEntries(new URL((await launched).url()).searchParams);
  expect(fields).toMatchObject({ area: 'VN', launchMode: 'LOTT', prizeMode: 'Elott', gameCode: String(game.gameId), view: 'betting', device: 'WEB', backUrl: '/lottery', language: 'EN' });
  const { numero } = await lotteryOf(brand, game.gameId);
  await expect(status(page)).toHaveText(`Bet placed on draw ${numero}, stake P 20.00.`);
  await page.getByRole('tab', { name: 'My bets' }).click();
  const bet = page.getByRole('article', { name: `${game.gameName} ${numero}` });
  await expect(bet).toContainText('Waiting for the draw');
  const money = page.getByRole('group', { name: 'Your account' });
  await expect(money).toContainText('12,325.67');
  await passDraw(brand, game.gameId);
  // The page is looked at again: it sees that the draw is over, and asks what came of the bet by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bet).toContainText('Prize P 19.20');
  await expect(money).toContainText('12,344.87');
  const [order] = (await ordersOf(page)).orders;
  await expect(bet.getByRole('img', { name: `Draw ${numero}: ${order?.winningNumber ?? 'none'}` })).toBeVisible();
  const recent = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/vn/games/recent');
  await openInEnglish(page, brand, '/elott');
  await page.getByRole('radio', { name: 'Recent' }).click();
  expect(Object.fromEntries(new URL((await recent).url()).searchParams)).toMatchObject({ recentCount: '100', device: 'WEB', prizeMode: 'Elott' });
  await expect(page.getByRole('region', { name: 'Lotteries' }).getByRole('link')).toHaveText([game.gameName]);
});

test('[LOTT-05] a bet in the lock time is refused by the operator with a sentence, and the choice stays for the next draw', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 400);
  await logIn(page, brand);
  await page.clock.install();
  await openBetting(page, brand, game, '&playType=oddEven');
  const odd = page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Odd' });
  await odd.click();
  const { numero } = await lotteryOf(brand, game.gameId);
  // The page believes that there is time: the operator's clock is another one.
  await quiet(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  await drawIn(brand, game.gameId, 6);
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText(/This draw is closed|is closed. Your choice stays/);
  expect((await ordersOf(page)).orders).toEqual([]);
  await passDraw(brand, game.gameId);
  await page.clock.resume();
  await page.clock.runFor(31_000);
  const next = (await lotteryOf(brand, game.gameId)).numero;
  expect(next).not.toBe(numero);
  await expect(page.getByText(`Draw ${next}`, { exact: true })).toBeVisible();
  await expect(odd).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText(`Bet placed on draw ${next}`);
});

test('an answer that was lost is asked again with the same number, and the page says so: one bet, also after a reload', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  // Chromium 156 takes a page's waiting timer away at times when it collects garbage (seen in its trace): the page's time is the test's.
  await page.clock.install();
  await openBetting(page, brand, game, '&playType=oddEven');
  const numbers: string[] = [];
  let isLost = true;
  await page.route('**/lgw/vn/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    numbers.push((route.request().postDataJSON() as { orderId: string }).orderId); // the call's request
    if (!isLost) return route.continue();
    // The operator hears it, the page does not hear the operator.
    await brand.request('/lgw/vn/orders', { method: 'POST', headers: await route.request().allHeaders(), body: route.request().postData() ?? '' });
    return route.abort();
  });
  await page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Even' }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(status(page)).toContainText('No answer yet.');
  await page.reload();
  await expect(status(page)).toContainText('No answer yet.');
  isLost = false;
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(status(page)).toContainText('Bet placed on draw', { timeout: 1_000 });
  }).toPass();
  expect(new Set(numbers).size).toBe(1);
  expect(numbers.length).toBeGreaterThan(1);
  expect((await ordersOf(page)).orders).toHaveLength(1);
});

test('what is no bet yet is not sent, and says what is missing', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  await openBetting(page, brand, game);
  let sent = 0;
  page.on('request', (request) => { if (request.method() === 'POST' && new URL(request.url()).pathname === '/lgw/vn/orders') sent += 1; });
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please choose at least one bet.');
  expect(sent).toBe(0);
});
