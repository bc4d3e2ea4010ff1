import type { Page } from 'playwright/test';
import { publish } from '../harness/brandStatus.ts';
import { logIn } from '../harness/logIn.ts';
import { sandboxAdmin } from '../harness/sandboxAdmin.ts';
import { gameFrame, stubGames } from '../harness/stubGame.ts';
import type { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { withoutPopups } from '../harness/withoutPopups.ts';

const soon = { timeout: 15_000 };
const transferPath = '/wps/relay/GCS_walletTransfer';
const askPath = '/wps/relay/GCS_walletTransferStatus';
/** A provider of the sandbox with a wallet of its own, and one without. */
const [purse, seamless] = ['TDRV', 'LMHW'];

interface Transfer {
  readonly vassalage: string;
  readonly direction: string;
  readonly referenceNo: string;
}

/** A member, and what the page asks for about transfers from then on. */
async function enter(page: Page, brand: TestBrand, isSingle: boolean): Promise<{ sent: Transfer[]; asked: string[]; opened: string[] }> {
  await sandboxAdmin('PUT', `/merchants/${brand.merchant}/wallet`, { isSingle });
  await publish(brand, () => brand.edit('site.json', (site) => { site.gameOpening = { transferRetryMs: 500 }; }));
  await withoutPopups(page);
  await stubGames(page);
  const seen = { sent: [] as Transfer[], asked: [] as string[], opened: [] as string[] };
  page.on('request', (request) => {
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

const leave = (page: Page) => page.getByRole('group', { name: 'About this game' }).getByRole('button', { name: 'Back to the lobby' }).click();
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

test('[GAME-04] [CALL-13] money goes to a provider with a wallet of its own before its game opens, and comes back when it is left', async ({ brand, page }) => {
  const { sent, opened } = await enter(page, brand, false);
  await play(page, brand, purse);
  await gameFrame(page);
  expect(sent).toMatchObject([{ vassalage: purse, direction: 'in' }]);
  await expect(account(page)).toContainText('12,345.67', soon);
  await leave(page);
  await expect.poll(() => sent.map(({ direction }) => direction)).toEqual(['in', 'out']);
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  expect(opened).toEqual([purse]);
  await expect(account(page)).toContainText('12,345.67');
});

test('[GAME-04] nothing is moved where one wallet serves all, or the provider plays from the main one', async ({ brand, page }) => {
  const { sent } = await enter(page, brand, true);
  await play(page, brand, purse);
  await gameFrame(page);
  await sandboxAdmin('PUT', `/merchants/${brand.merchant}/wallet`, { isSingle: false });
  await play(page, brand, seamless);
  await gameFrame(page);
  expect(sent).toEqual([]);
});

/** An operator whose answer does not come in time is given up soon. */
const impatient = (brand: TestBrand) => publish(brand, () => brand.edit('upstream.json', (upstream) => { upstream.limits = { headersMs: 3_000, totalMs: 4_000 }; }));

test('[GAME-04] while it is not known what came of a transfer the page says so and asks; then the game opens, and nothing was moved twice', async ({ brand, page, expectedComplaints }) => {
  test.slow();
  expectedComplaints.push(/ERR_FAILED|status of 504/);
  const { sent, asked } = await enter(page, brand, false);
  await impatient(brand);
  // It is done at the operator; its answer is lost, and so are those about it.
  await brand.setFault('lost', ['walletTransfer']);
  await page.route(`**${askPath}*`, (route) => route.abort());
  await play(page, brand, purse);
  await expect(page.getByRole('status').filter({ hasText: 'The answer about your money was lost.' })).toBeVisible(soon);
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

test('[GAME-04] a transfer the operator never got is said, and the next try moves the money', async ({ brand, page, expectedComplaints }) => {
  test.slow();
  expectedComplaints.push(/status of 504/);
  const { sent, opened } = await enter(page, brand, false);
  await impatient(brand);
  await brand.setFault('hang', ['walletTransfer']);
  await play(page, brand, purse);
  const said = page.getByRole('alert').filter({ hasText: 'Your money could not be moved to the game' });
  await expect(said).toBeVisible(soon);
  expect(opened).toEqual([]);
  await brand.setFault('none');
  await said.getByRole('button', { name: 'Try again' }).click();
  await gameFrame(page);
  expect(sent.map(({ direction }) => direction)).toEqual(['in', 'in']);
  expect(new Set(sent.map(({ referenceNo }) => referenceNo)).size).toBe(2);
});
