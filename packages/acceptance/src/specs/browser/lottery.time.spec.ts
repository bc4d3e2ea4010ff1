import type { VnLotteryMenuReply } from '@livery/contract';
import { callsTo } from '../../harness/callsTo.ts';
import { countdownSeconds, drawIn, lotteryOf, openBetting, slowLottery } from '../../harness/lotteryPage.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { quiet } from '../../harness/quiet.ts';
import { replyOf } from '../../harness/replyOf.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const menuPath = '/lgw/vn/games/game_menu';
/** A countdown is right within what loading a page takes. */
const tolerance = 12;

for (const [name, minutes] of [['ten minutes ahead', 10], ['ten minutes behind', -10]] as const) {
  test(`[LOTT-05] a device whose clock is ${name} counts down to the draw all the same`, async ({ ownBrand: brand, page }) => {
    const game = await slowLottery(brand);
    await drawIn(brand, game.gameId, 400);
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await openBetting(page, brand, game);
    await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
    await expect.poll(async () => Math.abs(await countdownSeconds(page) - (await lotteryOf(brand, game.gameId)).remainTime)).toBeLessThan(3);
  });
}

test('[LOTT-05] a clock that is set while the page is open is noticed: the operator is asked, and the countdown is right', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await page.clock.install();
  await openBetting(page, brand, game);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  const asked = callsTo(page, menuPath);
  await page.clock.setSystemTime(Date.now() + 300_000);
  await page.clock.runFor(1_500);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => countdownSeconds(page)).toBeGreaterThan(400);
});

test('[LOTT-03] [LOTT-05] a laptop that slept asks when it wakes, and shows what is left then', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await page.clock.install();
  await openBetting(page, brand, game);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await quiet(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  // Both clocks went on while the page did not.
  await drawIn(brand, game.gameId, 100);
  const asked = callsTo(page, menuPath);
  await page.clock.fastForward(400_000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // What was left when it fell asleep stands until the page has rendered again.
  await expect.poll(() => countdownSeconds(page)).toBeLessThanOrEqual(101);
  expect(await countdownSeconds(page)).toBeGreaterThan(100 - 3 * tolerance);
});

test('[LOTT-03] [LOTT-05] a laptop that wakes before its network does asks until it is answered; until then nothing is counted or sold', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await page.clock.install();
  await openBetting(page, brand, game);
  const { timer, unsure } = { timer: page.getByRole('main').getByRole('timer'), unsure: page.getByText('Checking the time …') };
  await expect(timer).toBeVisible();
  await page.route(`**${menuPath}**`, (route) => route.abort());
  const asked = callsTo(page, menuPath);
  // The clock nobody sets stood still meanwhile: the time of day alone went on.
  await page.clock.setSystemTime(Date.now() + 300_000);
  await page.clock.runFor(1_500);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(unsure).toBeVisible();
  await page.unroute(`**${menuPath}**`);
  // The next question waits for the last one to have failed.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(timer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(unsure).toBeHidden();
});

for (const { left, waitMs } of [{ left: 500, waitMs: 30_000 }, { left: 12, waitMs: 12_000 }, { left: 0, waitMs: 7_000 }]) {
  test(`[CONF-08] [LOTT-03] with ${left} seconds to the next draw the lotteries are asked for anew after ${waitMs} ms`, async ({ ownBrand: brand, page }) => {
    await page.route(`**${menuPath}**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const menu = await replyOf<VnLotteryMenuReply>(brand, pathname + search);
      return route.fulfill({ json: { success: true, message: '', value: menu.map((entry) => ({ ...entry, gameMenus: entry.gameMenus.map((game) => ({ ...game, remainTime: left })) })) } });
    });
    await page.clock.install();
    await page.addInitScript(keepTimes, menuPath);
    await openInEnglish(page, brand, '/elott');
    await expect(page.getByRole('region', { name: 'Lotteries' }).getByRole('listitem')).toHaveCount(20);
    await pauseClock(page, 60_000);
    const times = () => page.evaluate(() => (window as unknown as { times: Times }).times); // put there above
    // What is left of a draw goes on while an answer is on its way: the page's clock waits for it.
    await expect.poll(async () => {
      if ((await times()).every(({ answeredMs }) => answeredMs !== undefined)) await page.clock.runFor(500);
      return (await times()).length;
    }, { intervals: [10] }).toBe(4);
    const [, , before, after] = await times();
    expect((after?.askedMs ?? 0) - (before?.answeredMs ?? 0)).toBeGreaterThanOrEqual(waitMs);
    expect((after?.askedMs ?? 0) - (before?.answeredMs ?? 0)).toBeLessThan(waitMs + 500);
  });
}

type Times = { askedMs: number; answeredMs?: number }[];

/** Keeps in the page when, on its own clock, it asked for a path and had its answers. */
function keepTimes(path: string): void {
  const times: Times = [];
  Object.assign(window, { times });
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: readonly unknown[]) {
    if (new URL(url, location.href).pathname === path) {
      const time: Times[number] = { askedMs: Date.now() };
      times.push(time);
      this.addEventListener('loadend', () => { time.answeredMs = Date.now(); });
    }
    Reflect.apply(open, this, [method, url, ...rest]);
  };
}
