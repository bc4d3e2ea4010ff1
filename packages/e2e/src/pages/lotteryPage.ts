import { english } from '../browser/texts/english.ts';
import { lotteryVendors, type LotteryGame, type VnLotteryMenuReply } from '@livery/model';
import { expect, type Page } from 'playwright/test';
import { openInEnglish } from '../browser/openInEnglish.ts';
import { replyOf } from '../http/replyOf.ts';
import { sandboxAdmin } from '../fixtures/sandboxAdmin.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

const menuPath = '/lgw/vn/games/game_menu';

/** Returns the lotteries of the menu, in its order. */
export async function lotteriesOf(brand: TestBrand): Promise<LotteryGame[]> {
  return (await replyOf<VnLotteryMenuReply>(brand, `${menuPath}?device=WEB&language=EN`)).flatMap(
    ({ gameMenus }) => gameMenus,
  );
}

/** Returns a lottery with a draw every ten minutes and betting on the site's own page. */
export async function slowLottery(brand: TestBrand): Promise<LotteryGame> {
  const game = (await lotteriesOf(brand)).find(
    ({ remark, vassalage }) =>
      remark === 'Sample draw, every 10 min' && lotteryVendors.includes(vassalage),
  );
  if (!game) throw new Error('No lottery is drawn every ten minutes.');
  return game;
}

/**
 * Moves the merchant's clock so that a game's draw is the given number of seconds away, and waits
 * until the gateway has the new time.
 */
export async function drawIn(brand: TestBrand, gameId: number, seconds: number): Promise<void> {
  const { remainTime } = await lotteryOf(brand, gameId);
  await moveClock(brand, (remainTime - seconds) * 1000);
  await expect
    .poll(async () => Math.abs((await lotteryOf(brand, gameId)).remainTime - seconds))
    .toBeLessThan(5);
}

/** Moves the merchant's clock past a game's draw, into the sale of the next one. */
export async function passDraw(brand: TestBrand, gameId: number): Promise<void> {
  const { remainTime, numero } = await lotteryOf(brand, gameId);
  await moveClock(brand, (remainTime + 5) * 1000);
  await expect.poll(async () => (await lotteryOf(brand, gameId)).numero).not.toBe(numero);
}

async function moveClock(brand: TestBrand, byMs: number): Promise<void> {
  // The admin call's reply
  const { clockOffsetMs } = (await sandboxAdmin('GET', `/merchants/${brand.merchant}`)) as {
    clockOffsetMs: number;
  };
  await brand.admin('PUT', '/clock', { offsetMs: clockOffsetMs + byMs });
}

/** Returns one lottery of the current menu. */
export async function lotteryOf(brand: TestBrand, gameId: number): Promise<LotteryGame> {
  const game = (await lotteriesOf(brand)).find((lottery) => lottery.gameId === gameId);
  if (!game) throw new Error(`The menu has no lottery ${gameId}.`);
  return game;
}

/** Opens the betting page of a lottery and waits until a bet can be composed. */
export async function openBetting(
  page: Page,
  brand: TestBrand,
  { gameId, vassalage }: LotteryGame,
  extraQuery = '',
): Promise<void> {
  await openInEnglish(page, brand, `/lottery?gameCode=${gameId}&vendor=${vassalage}${extraQuery}`);
  await expect(page.getByRole('radiogroup', { name: english('lottery.playType') })).toBeVisible();
}

/** Returns the seconds that a page's countdown shows. */
export async function countdownSeconds(page: Page): Promise<number> {
  const text = await page.getByRole('main').getByRole('timer').textContent();
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
