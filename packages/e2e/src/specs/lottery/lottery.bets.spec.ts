import { english } from '../../browser/texts/english.ts';
import type { LottOrdersReply } from '@livery/model';
import { valueOf } from '../../http/envelope.ts';
import { drawIn, lotteryOf, openBetting, passDraw, slowLottery } from '../../pages/lotteryPage.ts';
import { asMember } from '../../pages/logIn.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import type { Page } from 'playwright/test';

test.beforeEach(({ page }) => withoutPopups(page));

const status = (page: Page) => page.getByRole('main').getByRole('form').getByRole('status');

/** Returns the member's bets, in the page's own session. */
async function ordersOf(page: Page): Promise<LottOrdersReply> {
  // The call's reply
  return valueOf(
    await page.evaluate(async () =>
      (await fetch('/lgw/vn/orders?pageNo=1&pageSize=20', { headers: { 'x-livery': '1' } })).text(),
    ),
  ) as LottOrdersReply;
}

test('[LOTT-02] [LOTT-06] [LOTT-08] [LOTT-12] a favourite lottery survives a reload; a bet on it is placed, listed and settled by the draw, and makes it a recent lottery', async ({
  ownBrand: brand,
  page,
}) => {
  // In a browser: storage across a reload, and a bet at the real operator.
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 400);
  await asMember(page, brand);
  await openInEnglish(page, brand, '/elott');
  const links = page.getByRole('region', { name: english('lobby.lotteries') }).getByRole('link');
  const heart = page.getByRole('button', { name: `Favourite: ${game.gameName}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(page);
  await page.getByRole('radio', { name: english('lobby.favorite') }).click();
  await expect(links).toHaveText([game.gameName]);
  await links.click();

  await page.getByRole('radio', { name: english('lottery.play.bigSmall') }).click();
  await page.getByRole('button', { name: english('lottery.option.big'), exact: true }).click();
  await page.getByRole('button', { name: english('lottery.option.small'), exact: true }).click();
  await page.getByRole('combobox', { name: english('lottery.unit') }).selectOption('10');
  const launched = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/wps/game/launchGame',
  );
  await page.getByRole('button', { name: english('lottery.place') }).click();
  const fields = Object.fromEntries(new URL((await launched).url()).searchParams);
  expect(fields).toMatchObject({
    area: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'Elott',
    gameCode: String(game.gameId),
    view: 'betting',
    device: 'WEB',
    backUrl: '/lottery',
    language: 'EN',
  });
  const { numero } = await lotteryOf(brand, game.gameId);
  await expect(status(page)).toHaveText(
    english('lottery.placed', { drawNumber: numero, stake: 'P 20.00' }),
  );
  await page.getByRole('tab', { name: english('lottery.part.orders') }).click();
  const bet = page.getByRole('article', { name: `${game.gameName} ${numero}` });
  await expect(bet).toContainText(english('lottery.status.placed'));
  const money = page.getByRole('group', { name: english('account.menu') });
  await expect(money).toContainText('12,325.67');
  await passDraw(brand, game.gameId);
  // When the page becomes visible, it detects that the draw is over and requests the result of the
  // bet.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bet).toContainText(`${english('lottery.prize')} P 19.20`);
  await expect(money).toContainText('12,344.87');
  const [order] = (await ordersOf(page)).orders;
  const number = `Draw ${numero}: ${order?.winningNumber ?? 'none'}`;
  await expect(bet.getByRole('img', { name: number })).toBeVisible();
  await page.getByRole('tab', { name: english('lottery.part.results') }).click();
  await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(10);
  await expect(page.getByRole('tabpanel').getByRole('img', { name: number })).toBeVisible();

  const recent = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/lgw/vn/games/recent',
  );
  await page.getByRole('link', { name: english('lottery.back') }).click();
  await page.getByRole('radio', { name: english('lobby.recent') }).click();
  expect(Object.fromEntries(new URL((await recent).url()).searchParams)).toMatchObject({
    recentCount: '100',
    device: 'WEB',
    prizeMode: 'Elott',
  });
  await expect(links).toHaveText([game.gameName]);
});

test('[LOTT-06] a bet with a lost reply is repeated with the same number, also after a reload, and is placed once', async ({
  ownBrand: brand,
  page,
  expectedComplaints,
}) => {
  // In a browser: storage across a reload, after a bet that the operator accepted without the page
  // receiving the response.
  expectedComplaints.push(/Failed to load resource/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await asMember(page, brand);
  // Chromium 156 sometimes drops a page's pending timer during garbage collection (seen in its
  // trace), so the test controls the page's time.
  await page.clock.install();
  await openBetting(page, brand, game, '&playType=oddEven');
  const numbers: string[] = [];
  let isLost = true;
  await page.route('**/lgw/vn/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The call's request
    numbers.push((route.request().postDataJSON() as { orderId: string }).orderId);
    if (!isLost) return route.continue();
    // The request reaches the operator, but its response does not reach the page.
    await brand.request('/lgw/vn/orders', {
      method: 'POST',
      headers: await route.request().allHeaders(),
      body: route.request().postData() ?? '',
    });
    return route.abort();
  });
  await page
    .getByRole('group', { name: english('lottery.field.side') })
    .getByRole('button', { name: english('lottery.option.even') })
    .click();
  await page.getByRole('button', { name: english('lottery.place') }).click();
  await expect(status(page)).toContainText(english('lottery.unheard'));
  await page.reload();
  await expect(status(page)).toContainText(english('lottery.unheard'));
  isLost = false;
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/lgw/vn/orders') && response.request().method() === 'POST',
  );
  await page.clock.runFor(3_000);
  await answered;
  await expect(status(page)).toContainText(english('lottery.placed').split('{{')[0] ?? '');
  expect(new Set(numbers).size).toBe(1);
  expect(numbers.length).toBeGreaterThan(1);
  expect((await ordersOf(page)).orders).toHaveLength(1);
});
