import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { allGames } from '../../fixtures/allGames.ts';
import { callsTo } from '../../browser/callsTo.ts';
import { gameBar, openGamePath } from '../../pages/gamePage.ts';
import { logIn } from '../../pages/logIn.ts';
import { OtherDevice } from '../../fixtures/memberGames.ts';
import { gameFrame, stubGames } from '../../fixtures/stubGame.ts';
import type { BrandSetup, TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

const transferPath = '/wps/relay/GCS_walletTransfer';
/** A provider of the sandbox with its own wallet, and one without. */
const [purse, seamless] = ['TDRV', 'LMHW'];
const fullBalance = { sumBalance: 12_345.67, mainBalance: 12_345.67 };
/** Enables a wallet per provider at the operator. */
const merchant: BrandSetup['merchant'] = (brand) =>
  brand.admin('PUT', '/wallet', { isSingle: false });

/** Signs the browser in and collects the transfers that its pages request. */
async function enter(page: Page, brand: TestBrand): Promise<string[]> {
  await withoutPopups(page);
  await stubGames(page);
  const moves: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname !== transferPath) return;
    // The call's request
    const { direction, vassalage } = request.postDataJSON() as {
      direction: string;
      vassalage: string;
    };
    moves.push(`${direction} ${vassalage}`);
  });
  await logIn(page, brand);
  return moves;
}

async function play(page: Page, brand: TestBrand, vassalage: string): Promise<void> {
  await openGamePath(
    page,
    brand,
    `/game?vassalage=${vassalage}&gameType=RNG&back=%2Frng%3Flang%3DEN&lang=EN`,
  );
  await gameFrame(page);
}

async function leave(page: Page, brand: TestBrand): Promise<void> {
  await gameBar(page)
    .getByRole('button', { name: english('play.leave') })
    .click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
}

/** Reads the member's wallets at the operator. */
async function purses(brand: TestBrand): Promise<() => Promise<unknown>> {
  const device = await OtherDevice.of(brand);
  return () => device.request('/wps/v2/wallets/balance');
}

// In a browser: tabs that share locks and storage, and that are closed.
test('[GAME-04] [CALL-13] money moves to a provider with its own wallet, stays while another tab plays, and returns when its game is left or with the next page after a closed tab', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({ merchant });
  const moves = await enter(page, brand);
  const balances = await purses(brand);
  const account = accountPanel(page);
  await play(page, brand, purse);
  expect(await balances()).toEqual({ ...fullBalance, mainBalance: 0 });
  await expect(account).toContainText('12,345.67');

  const tab = await page.context().newPage();
  await withoutPopups(tab);
  await play(tab, brand, seamless);
  await leave(tab, brand);
  await play(tab, brand, purse);
  expect(await balances()).toEqual({ ...fullBalance, mainBalance: 0 });
  expect(moves).toEqual([`in ${purse}`]);
  await leave(tab, brand);
  await leave(page, brand);
  await expect.poll(balances).toEqual(fullBalance);
  // The other tab may still be looking for money too; its transfer then finds none.
  expect([...new Set(moves)]).toEqual([`in ${purse}`, `out ${purse}`]);
  await expect(account).toContainText('12,345.67');

  await play(tab, brand, purse);
  await tab.close();
  expect(await balances()).toEqual({ ...fullBalance, mainBalance: 0 });
  await page.reload();
  await expect.poll(balances).toEqual(fullBalance);
  expect(moves.slice(moves.lastIndexOf(`in ${purse}`))).toEqual([`in ${purse}`, `out ${purse}`]);
});

// In a browser: windows.
test('[GAME-04] [GAME-01] a game window opens on the click and closes after the money has returned; a window closed by the player returns it when the lobby gains focus', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    merchant,
    documents: {
      'site.json': (site) => {
        site.gameOpening = { default: 'window' };
      },
    },
  });
  const moves = await enter(page, brand);
  const balances = await purses(brand);
  const game = (await allGames(brand, 'RNG')).find(({ vassalage }) => vassalage === purse);
  await page.goto(brand.url(`/rng?vassalage=${purse}&lang=EN`));
  await hydrated(page);
  const openWindow = async (): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('region', { name: english('category.RNG') })
      .getByRole('button', { name: game?.displayName ?? '', exact: true })
      .click();
    const window = await opened;
    await expect(window).toHaveURL(/\/game\?vassalage=\w+&gameType=RNG/);
    await gameFrame(window);
    return window;
  };
  /** Simulates that the window comes to the front. */
  const focusLobby = () => page.evaluate(() => dispatchEvent(new Event('focus')));

  const window = await openWindow();
  const balanceCalls = callsTo(page, '/wps/v2/wallets/balance');
  // The listener is attached late.
  await expect
    .poll(async () => {
      await focusLobby();
      return balanceCalls.length;
    })
    .toBeGreaterThan(0);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await window.route(`**${transferPath}*`, async (route) => {
    await released;
    await route.continue();
  });
  const closed = window.waitForEvent('close');
  await gameBar(window)
    .getByRole('button', { name: english('play.leave') })
    .click();
  await expect(
    window.getByRole('status').filter({ hasText: english('play.moneyOut', { vendor: '' }) }),
  ).toBeVisible();
  expect(window.isClosed()).toBe(false);
  release();
  await closed;
  expect(await balances()).toEqual(fullBalance);
  expect(moves).toEqual([`in ${purse}`, `out ${purse}`]);

  const other = await openWindow();
  expect(await balances()).toEqual({ ...fullBalance, mainBalance: 0 });
  await other.close();
  // The lobby may read the balance before it detects that the window was closed.
  await expect
    .poll(async () => {
      await focusLobby();
      return balances();
    })
    .toEqual(fullBalance);
  await expect(page).toHaveURL(brand.url(`/rng?vassalage=${purse}&lang=EN`));
});
