import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import type { LottOrdersReply, Winner } from '@livery/model';
import type { Page } from 'playwright/test';
import { allGames } from '../../fixtures/allGames.ts';
import { balanceMinorOf, recordOf } from '../../pages/bettingRecord.ts';
import { gameButtons } from '../../pages/gameButtons.ts';
import { drawIn, lotteryOf, openBetting, passDraw, slowLottery } from '../../pages/lotteryPage.ts';
import { logIn } from '../../pages/logIn.ts';
import { OtherDevice } from '../../fixtures/memberGames.ts';
import { replyOf } from '../../http/replyOf.ts';
import { type ListedRound, SlotInFrame } from '../../pages/SlotInFrame.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Maximum number of rounds: one of forty thousand runs has no win in so many. */
const maxRounds = 100;
const bar = (page: Page) => page.getByRole('group', { name: english('play.bar') });
const winners = (page: Page) => page.getByRole('region', { name: english('winners.title') });

function money(minor: number): string {
  return `P ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100)}`;
}

/** Formats the net result of rounds like the bar above a game. */
function netText(minor: number): string {
  return `${minor === 0 ? '' : minor > 0 ? '+' : '−'}${money(Math.abs(minor))}`;
}

async function winnersOf(brand: TestBrand): Promise<Winner[]> {
  return replyOf<Winner[]>(brand, '/wps/relay/GCS_winnerBoard?limitNum=50');
}

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(`${path}?lang=EN`));
  await hydrated(page);
}

test('[GAME-01] [HOME-01] [HOME-10] a played round updates the bar, balance, recent games, winners and betting record', async ({
  ownBrand: brand,
  page,
}) => {
  // Plays until a round wins more than its stake, which one in ten does.
  test.setTimeout(480_000);
  await logIn(page, brand);
  const device = await OtherDevice.of(brand);
  const before = await balanceMinorOf(device);
  await open(page, brand, '/rng');
  await gameButtons(page.getByRole('main')).first().click();
  await expect(page).toHaveURL(/\/game\?vassalage=\w+&gameType=RNG&nodeId=\d+/);
  const nodeId = Number(new URL(page.url()).searchParams.get('nodeId'));
  const game = (await allGames(brand, 'RNG')).find((candidate) => candidate.nodeId === nodeId);
  const slot = new SlotInFrame(page);
  await slot.untilReady();

  const played: ListedRound[] = [];
  do {
    played.push(await slot.playRound());
    await expect(bar(page)).toContainText(
      `Result ${netText((await balanceMinorOf(device)) - before)}`,
    );
  } while (
    played.length < maxRounds &&
    !played.some(({ stakeMinor, winMinor }) => winMinor > stakeMinor)
  );
  const won = played.at(-1);
  expect(won?.winMinor, `${played.length} rounds of which none won`).toBeGreaterThan(
    won?.stakeMinor ?? 0,
  );

  await bar(page)
    .getByRole('button', { name: english('play.leave') })
    .click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  const after = await balanceMinorOf(device);
  await expect(accountPanel(page)).toContainText(money(after));

  const { list, totals } = await recordOf(device);
  expect(
    list.map(({ round, stake, win, state }) => ({
      round,
      stakeMinor: Math.round(100 * stake),
      winMinor: Math.round(100 * (win ?? NaN)),
      state,
    })),
  ).toEqual(played.toReversed().map((round) => ({ ...round, state: 'settled' })));
  expect(new Set(list.map((round) => round.gameName))).toEqual(new Set([game?.displayName]));
  expect([totals?.rounds, Math.round(100 * (totals?.net ?? NaN))]).toEqual([
    played.length,
    after - before,
  ]);

  // A guest's reply is cached for some seconds.
  await expect
    .poll(
      async () =>
        (await winnersOf(brand)).find(
          ({ gameId, winAmount }) =>
            gameId === nodeId && Math.round(100 * winAmount) === won?.winMinor,
        )?.customerName,
    )
    .toMatch(/^de\*+$/);
  await open(page, brand, '/');
  await expect(
    gameButtons(page.getByRole('region', { name: english('recent.title') })).first(),
  ).toHaveText(game?.displayName ?? 'no such game');
  await winners(page).scrollIntoViewIfNeeded();
  await expect(
    winners(page)
      .getByRole('article')
      .filter({ hasText: game?.displayName ?? 'no such game' })
      .filter({ hasText: money(won?.winMinor ?? 0) })
      .first(),
  ).toBeAttached();
  await expect(accountPanel(page)).toContainText(money(after));
});

test('[LOTT-06] a bet on a draw appears in order history, balance and betting record, before and after the draw', async ({
  ownBrand: brand,
  page,
}) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 400);
  await logIn(page, brand);
  const device = await OtherDevice.of(brand);
  const before = await balanceMinorOf(device);
  await openBetting(page, brand, game, '&playType=bigSmall');
  // One of the two wins.
  for (const side of ['Big', 'Small'])
    await page
      .getByRole('group', { name: english('lottery.field.side') })
      .getByRole('button', { name: side })
      .click();
  await page.getByRole('combobox', { name: english('lottery.unit') }).selectOption('10');
  await page.getByRole('button', { name: english('lottery.place') }).click();
  const { numero } = await lotteryOf(brand, game.gameId);
  await expect(page.getByRole('main').getByRole('form').getByRole('status')).toHaveText(
    english('lottery.placed', { drawNumber: numero, stake: 'P 20.00' }),
  );
  // The call's reply
  const {
    orders: [order],
  } = (await device.request('/lgw/vn/orders', { pageNo: 1, pageSize: 20 })) as LottOrdersReply;
  const line = {
    round: expect.stringContaining(order?.orderId ?? 'no order'),
    nodeId: game.gameId,
    gameName: game.gameName,
    vassalage: game.vassalage,
    stake: 20,
  };
  // A running round has no result yet.
  expect(await recordOf(device)).toMatchObject({
    list: [{ ...line, state: 'running', at: order?.placedAt }],
    totals: { rounds: 1, stake: 20, win: 0, net: 0 },
  });
  expect(await balanceMinorOf(device)).toBe(before - 2_000);

  await passDraw(brand, game.gameId);
  await expect.poll(async () => (await recordOf(device)).list[0]?.state).toBe('settled');
  const { list, totals } = await recordOf(device);
  expect(list).toMatchObject([{ ...line, win: 19.2, net: -0.8 }]);
  expect(Math.round(100 * (totals?.net ?? NaN))).toBe((await balanceMinorOf(device)) - before);
  await page.getByRole('tab', { name: english('lottery.part.orders') }).click();
  await expect(page.getByRole('article', { name: `${game.gameName} ${numero}` })).toContainText(
    `${english('lottery.prize')} P 19.20`,
  );
  // The payout was below the stake, so it is not announced as a win.
  expect(
    (await winnersOf(brand)).filter(
      ({ gameId, winAmount }) => gameId === game.gameId && winAmount === 19.2,
    ),
  ).toEqual([]);
});
