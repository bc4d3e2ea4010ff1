import type { Page } from 'playwright/test';
import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { logIn } from '../../harness/logIn.ts';
import { OtherDevice } from '../../harness/memberGames.ts';
import { gameFrame, stubGames } from '../../harness/stubGame.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const transferPath = '/wps/relay/GCS_walletTransfer';
const askPath = '/wps/relay/GCS_walletTransferStatus';
/** A provider of the sandbox with a wallet of its own, and one without. */
const [purse, seamless] = ['TDRV', 'LMHW'];

interface Transfer {
  readonly vassalage: string;
  readonly direction: string;
  readonly referenceNo: string;
}

/** What the pages of a browser ask for about transfers. */
interface Seen {
  readonly sent: Transfer[];
  readonly asked: string[];
  readonly opened: string[];
}

/** A member of an operator with one wallet or several, and what all pages of the browser ask for from then on. */
async function enter(page: Page, brand: TestBrand, isSingle: boolean): Promise<Seen> {
  await brand.admin('PUT', '/wallet', { isSingle });
  await publish(brand, () => brand.edit('site.json', (site) => { site.gameOpening = { transferRetryMs: 500 }; }));
  return logInHere(page, brand);
}

async function logInHere(page: Page, brand: TestBrand): Promise<Seen> {
  await withoutPopups(page);
  await stubGames(page);
  const seen: Seen = { sent: [], asked: [], opened: [] };
  page.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === transferPath) seen.sent.push(request.postDataJSON() as Transfer); // the call's request
    if (pathname === askPath) seen.asked.push(searchParams.get('referenceNo') ?? '');
    if (pathname === '/wps/game/launchGame') seen.opened.push(searchParams.get('vassalage') ?? '');
  });
  await logIn(page, brand);
  return seen;
}

async function play(page: Page, brand: TestBrand, vassalage: string): Promise<void> {
  await page.goto(brand.url(`/game?vassalage=${vassalage}&gameType=RNG&back=%2Frng%3Flang%3DEN&lang=EN`));
  await hydrated(page);
}

/** The purse's first game, opened from the lobby in a window of the browser. */
async function playInWindow(page: Page, brand: TestBrand): Promise<Page> {
  await publish(brand, () => brand.edit('site.json', (site) => { site.gameOpening = { transferRetryMs: 500, default: 'window' }; }));
  await page.goto(brand.url(`/rng?vassalage=${purse}&lang=EN`));
  await hydrated(page);
  const game = (await allGames(brand, 'RNG')).find(({ vassalage }) => vassalage === purse);
  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Slots' }).getByRole('button', { name: game?.displayName ?? '', exact: true }).click();
  const window = await opened;
  await gameFrame(window);
  return window;
}

/** As when its window comes to the front. */
const look = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));
const leave = (page: Page) => page.getByRole('group', { name: 'About this game' }).getByRole('button', { name: 'Back to the lobby' }).click();
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });
const whole = { sumBalance: 12_345.67, mainBalance: 12_345.67 };
const movesOf = ({ sent }: Seen) => sent.map(({ direction, vassalage }) => `${direction} ${vassalage}`);

/** What the operator has of the member's. */
async function purses(brand: TestBrand): Promise<() => Promise<unknown>> {
  const device = await OtherDevice.of(brand);
  return () => device.ask('/wps/v2/wallets/balance');
}

test('[GAME-04] [CALL-13] money goes to a provider with a wallet of its own before its game opens, and comes back when it is left', async ({ ownBrand: brand, page }) => {
  const { sent, opened } = await enter(page, brand, false);
  const there = await purses(brand);
  await play(page, brand, purse);
  await gameFrame(page);
  expect(sent).toMatchObject([{ vassalage: purse, direction: 'in' }]);
  expect(await there()).toEqual({ ...whole, mainBalance: 0 });
  await expect(account(page)).toContainText('12,345.67');
  await leave(page);
  await expect.poll(there).toEqual(whole);
  expect(sent.map(({ direction }) => direction)).toEqual(['in', 'out']);
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  expect(opened).toEqual([purse]);
  await expect(account(page)).toContainText('12,345.67');
});

test('[GAME-04] money left at a provider by a tab that was closed comes back with the member’s next page', async ({ ownBrand: brand, page }) => {
  const seen = await enter(page, brand, false);
  const there = await purses(brand);
  const tab = await page.context().newPage();
  await withoutPopups(tab);
  await play(tab, brand, purse);
  await gameFrame(tab);
  await tab.close();
  expect(await there()).toEqual({ ...whole, mainBalance: 0 });
  await page.goto(brand.url('/rng?lang=EN'));
  await expect.poll(there).toEqual(whole);
  expect(movesOf(seen)).toEqual([`in ${purse}`, `out ${purse}`]);
});

test('[GAME-04] money another device left at a provider is there before a game opens here', async ({ ownBrand: brand, browser, page }) => {
  const device = await browser.newContext();
  const other = await device.newPage();
  await enter(other, brand, false);
  await play(other, brand, purse);
  await gameFrame(other);
  await device.close();
  const seen = await logInHere(page, brand);
  const there = await purses(brand);
  expect(await there()).toEqual({ ...whole, mainBalance: 0 });
  await play(page, brand, seamless);
  await gameFrame(page);
  expect(await there()).toEqual(whole);
  expect(movesOf(seen)).toContain(`out ${purse}`);
});

test('[GAME-04] a game in another tab keeps its money, whatever is opened and left here; leaving it brings the money back', async ({ ownBrand: brand, page }) => {
  const seen = await enter(page, brand, false);
  const there = await purses(brand);
  await play(page, brand, purse);
  await gameFrame(page);
  const tab = await page.context().newPage();
  await withoutPopups(tab);
  await play(tab, brand, seamless);
  await gameFrame(tab);
  await leave(tab);
  await expect(tab).toHaveURL(brand.url('/rng?lang=EN'));
  await expect(account(tab)).toContainText('12,345.67');
  await play(tab, brand, purse);
  await gameFrame(tab);
  expect(await there()).toEqual({ ...whole, mainBalance: 0 });
  expect(movesOf(seen)).toEqual([`in ${purse}`]);
  // It shows the sum all along: once it has heard where its money is, it has tried to bring it home.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/v2/wallets/balance');
  await leave(page);
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  await asked;
  await expect(account(page)).toContainText('12,345.67');
  await leave(tab);
  await expect.poll(there).toEqual(whole);
  expect(movesOf(seen)).toEqual([`in ${purse}`, `out ${purse}`]);
});

test('[GAME-04] [GAME-01] a window of the browser closes when the money is home; the lobby asks for the balance whenever it is looked at until then', async ({ ownBrand: brand, page }) => {
  const seen = await enter(page, brand, false);
  const there = await purses(brand);
  const window = await playInWindow(page, brand);
  for (let looks = 0; looks < 2; looks += 1) {
    const asked = callsTo(page, '/wps/v2/wallets/balance');
    // What listens comes late.
    await expect.poll(async () => { await look(page); return asked.length; }).toBeGreaterThan(0);
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await window.route(`**${transferPath}*`, async (route) => {
    await released;
    await route.continue();
  });
  const closed = window.waitForEvent('close');
  await leave(window);
  await expect(window.getByRole('status').filter({ hasText: 'Moving your money back from' })).toBeVisible();
  expect(window.isClosed()).toBe(false);
  release();
  await closed;
  expect(await there()).toEqual(whole);
  expect(movesOf(seen)).toEqual([`in ${purse}`, `out ${purse}`]);
});

test('[GAME-04] money in a window that was closed by the browser comes back when the lobby is looked at', async ({ ownBrand: brand, page }) => {
  await enter(page, brand, false);
  const there = await purses(brand);
  const window = await playInWindow(page, brand);
  expect(await there()).toEqual({ ...whole, mainBalance: 0 });
  await window.close();
  // The lobby may look before it knows that the window is gone.
  await expect.poll(async () => { await look(page); return there(); }).toEqual(whole);
});

test('[GAME-04] nothing is moved where one wallet serves all, or the provider plays from the main one', async ({ ownBrand: brand, page }) => {
  const { sent } = await enter(page, brand, true);
  await play(page, brand, purse);
  await gameFrame(page);
  await brand.admin('PUT', '/wallet', { isSingle: false });
  await play(page, brand, seamless);
  await gameFrame(page);
  expect(sent).toEqual([]);
});

/** An operator whose answer does not come in time is given up soon. */
const impatient = (brand: TestBrand) => publish(brand, () => brand.edit('upstream.json', (upstream) => { upstream.limits = { headersMs: 3_000, totalMs: 4_000 }; }));

test('[GAME-04] while it is not known what came of a transfer the page says so and asks; then the game opens, and nothing was moved twice', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED|status of 504/);
  const { sent, asked } = await enter(page, brand, false);
  await impatient(brand);
  // It is done at the operator; its answer is lost, and so are those about it.
  await brand.setFault('lost', ['walletTransfer']);
  await page.route(`**${askPath}*`, (route) => route.abort());
  await play(page, brand, purse);
  await expect(page.getByRole('status').filter({ hasText: 'The answer about your money was lost.' })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(`**${askPath}*`);
  await gameFrame(page);
  expect(sent.map(({ direction }) => direction)).toEqual(['in']);
  expect(new Set(asked)).toEqual(new Set(sent.map(({ referenceNo }) => referenceNo)));
  await brand.setFault('none');
  await leave(page);
  await expect.poll(() => sent.map(({ direction }) => direction)).toEqual(['in', 'out']);
});

test('[GAME-04] a transfer the operator never got is said, and the next try moves the money', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 504/);
  const { sent, opened } = await enter(page, brand, false);
  await impatient(brand);
  await brand.setFault('hang', ['walletTransfer']);
  await play(page, brand, purse);
  const said = page.getByRole('alert').filter({ hasText: 'Your money could not be moved to the game' });
  await expect(said).toBeVisible();
  expect(opened).toEqual([]);
  await brand.setFault('none');
  await said.getByRole('button', { name: 'Try again' }).click();
  await gameFrame(page);
  expect(sent.map(({ direction }) => direction)).toEqual(['in', 'in']);
  expect(new Set(sent.map(({ referenceNo }) => referenceNo)).size).toBe(2);
});
