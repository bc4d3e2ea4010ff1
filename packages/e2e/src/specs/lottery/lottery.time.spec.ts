import { callsTo } from '../../browser/callsTo.ts';
import {
  countdownSeconds,
  drawIn,
  lotteryOf,
  openBetting,
  slowLottery,
} from '../../pages/lotteryPage.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

/** Tolerance of a countdown in seconds, which covers the time to load a page. */
const tolerance = 12;
const aheadMs = 600_000;

test('[LOTT-03] [LOTT-05] the countdown ignores a device clock ten minutes ahead, and is requested again when the device wakes up', async ({
  ownBrand: brand,
  page,
}) => {
  // In a browser: wall clock and timers, of which only the clock runs while the device sleeps.
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await withoutPopups(page);
  await page.clock.install({ time: Date.now() + aheadMs });
  await openBetting(page, brand, game);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await expect
    .poll(async () =>
      Math.abs((await countdownSeconds(page)) - (await lotteryOf(brand, game.gameId)).remainTime),
    )
    .toBeLessThan(3);

  await settled(page);
  await page.clock.pauseAt(Date.now() + aheadMs + 5_000);
  // Both clocks advanced while the page was suspended.
  await drawIn(brand, game.gameId, 100);
  const menuCalls = callsTo(page, '/lgw/vn/games/game_menu');
  await page.clock.fastForward(400_000);
  // Wakes the page: pending timers fire.
  await page.clock.resume();
  await expect.poll(() => menuCalls.length).toBeGreaterThan(0);
  // The countdown shows its old value until the page has rendered again.
  await expect.poll(() => countdownSeconds(page)).toBeLessThanOrEqual(101);
  expect(await countdownSeconds(page)).toBeGreaterThan(100 - 3 * tolerance);
});
