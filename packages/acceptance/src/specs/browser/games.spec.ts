import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { framingPage } from '../../harness/framingPage.ts';
import { ownPage } from '../../harness/memberSession.ts';
import { beginOdds, ProviderGame, providerGames, shownMinor } from '../../harness/providerGame.ts';
import { expect, test } from '../../harness/test.ts';

const said = (page: Page) => page.getByRole('status');
const lines = (page: Page) => page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
const over = /pays nothing|comes back|You won/;

test('[GAME-02] a slot’s rules and returns stand before a stake, and a round is played by keyboard, told in words and by the wallet', async ({ page, ownBrand: brand }) => {
  const game = await ProviderGame.open(page, brand, providerGames.slot);
  await expect(page.getByText('This is a demonstration')).toBeVisible();
  await page.getByRole('button', { name: 'Rules and returns' }).focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: 'Rules and returns' });
  await expect(rules).toContainText('95.63 % of all stakes comes back');
  await expect(rules.getByRole('row', { name: /Three of Pearl/ })).toContainText('× 250');
  await expect(rules).toContainText('at least 2.5 seconds. There is no automatic play');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  const before = await game.balanceMinor();
  expect(await shownMinor(page)).toBe(before);

  const spin = page.getByRole('button', { name: /^Spin/ });
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(spin).toBeDisabled();
  await expect(said(page)).toContainText(over);
  await expect(spin).toBeEnabled();
  await expect(lines(page)).toHaveCount(1);
  expect(await shownMinor(page)).toBe(await game.balanceMinor());
  // Nothing is played that nobody asked for.
  await expect(page.getByRole('button', { name: /auto/i })).toHaveCount(0);
});

test('[GAME-02] a round whose answer never came is the same round after a reload: staked once', async ({ page, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  const game = await ProviderGame.open(page, brand, providerGames.slot);
  const before = await game.balanceMinor();
  const sent: string[] = [];
  await page.route('**/play/api/rounds', async (route) => {
    sent.push(route.request().postData() ?? '');
    // The server hears of it, the page does not hear of the server.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Spin/ }).click();
  await expect(said(page)).toContainText('nothing is staked twice');
  // A page that still stood there would ask again, and be answered, before it is loaded anew.
  const address = page.url();
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(address);
  await expect(said(page)).toContainText(over);
  await expect(said(page)).toContainText('was still open');
  // The fragment was forgotten, and yet the launch is there.
  expect(page.url()).not.toContain('token');

  const { stakeMinor } = JSON.parse(sent[0] ?? '{}') as { stakeMinor: number }; // what the page sent
  const [line = ''] = await lines(page).allInnerTexts();
  const back = Math.round(100 * Number(/back ₱([\d.,]+)/.exec(line)?.[1]?.replaceAll(',', '')));
  expect(new Set(sent).size).toBe(1);
  expect(await game.balanceMinor()).toBe(before - stakeMinor + back);
  await expect(lines(page)).toHaveCount(1);
});

test('[GAME-02] a stake the wallet does not answer to is asked for again, once, and said to be', async ({ page, ownBrand: brand }) => {
  const game = await ProviderGame.open(page, brand, providerGames.cards);
  const before = await game.balanceMinor();
  await brand.admin('PUT', '/callback-faults', { faults: ['dropAfterCommit', 'dropBeforeCommit'] });
  await page.getByRole('button', { name: /^Deal/ }).click();
  await expect(said(page)).toContainText('The wallet has not answered. Asking again');
  await expect(said(page)).toContainText(/You: \d points\. House: \d points\./);
  const [line = ''] = await lines(page).allInnerTexts();
  const [stake = 0, back = 0] = [...line.matchAll(/₱([\d.,]+)/g)].map(([, amount = '']) => Math.round(100 * Number(amount.replaceAll(',', ''))));
  expect(await game.balanceMinor()).toBe(before - stake + back);
});

test('[GAME-02] the wheel takes bets on its fields and stops at one of them', async ({ page, ownBrand: brand }) => {
  const game = await ProviderGame.open(page, brand, providerGames.wheel);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(said(page)).toHaveText('Put a stake on a field first.');
  await page.getByRole('button', { name: /on Wave; it pays 2 times/ }).click();
  await page.getByRole('button', { name: /on Pearl; it pays 24 times/ }).click();
  await page.getByRole('button', { name: /^Spin the wheel ·/ }).click();
  await expect(said(page)).toContainText(/The wheel stops at (Wave|Palm|Sun|Pearl)\./);
  await expect(page.getByRole('img', { name: /The wheel stops at/ })).toBeVisible();
  expect(await shownMinor(page)).toBe(await game.balanceMinor());
});

test('[GAME-02] a slip is placed at the odds that are shown, stays open over a reload, and settles by itself', async ({ page, ownBrand: brand }) => {
  await beginOdds(brand);
  const game = await ProviderGame.open(page, brand, providerGames.betslip);
  const before = await game.balanceMinor();
  const odds = page.getByRole('group', { name: 'Result' }).getByRole('button');
  // The first events may begin any moment.
  await odds.last().click();
  await expect(odds.last()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Place/ }).click();
  await expect(said(page)).toHaveText('Your slip is placed.');
  const slip = page.getByRole('listitem').filter({ hasText: 'Open until' });
  await expect(slip).toHaveCount(1);
  expect(await game.balanceMinor()).toBeLessThan(before);
  await page.reload();
  await expect(slip).toHaveCount(1);

  await brand.admin('PUT', '/clock', { offsetMs: 3_600_000 });
  await expect(slip).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: /^(Won|Lost)/ })).toHaveCount(1);
  await expect.poll(async () => await shownMinor(page) === await game.balanceMinor()).toBe(true);
});

test('[GAME-02] too little money is said, with the way to more; the end of the session ends the game', async ({ page, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await brand.admin('POST', '/members', { account: 'poor', password: 'Secret123', isAgent: 0, balanceMinor: 0 });
  const game = await ProviderGame.open(page, brand, { ...providerGames.slot, username: 'poor', password: 'Secret123' });
  const spin = page.getByRole('button', { name: /^Spin/ });
  await spin.click();
  await expect(said(page)).toHaveText('Your balance is too small for this stake.');
  await expect(page.getByRole('button', { name: 'Go to the cashier' })).toBeVisible();
  await expect(spin).toBeEnabled();
  await brand.request('/wps/session/logout', { method: 'DELETE', headers: { ...ownPage, cookie: game.cookie } });
  await spin.click();
  await expect(page.getByRole('alert')).toContainText('This game has been closed');
});

test('[GAME-02] a trial member plays with credits, always labelled, and no money moves', async ({ page, ownBrand: brand }) => {
  const game = await ProviderGame.open(page, brand, { ...providerGames.fish, username: 'trial', password: 'Trial1234' });
  const before = await game.balanceMinor();
  await expect(page.getByText('DEMO', { exact: true })).toBeVisible();
  await expect(page.getByText('Demo credits')).toBeVisible();
  expect(await shownMinor(page)).toBe(100_000);
  await page.getByRole('button', { name: /^Spin/ }).click();
  await expect(said(page)).toContainText(over);
  await expect(page.getByText('DEMO', { exact: true })).toBeVisible();
  expect(await game.balanceMinor()).toBe(before);
});

test('[GAME-02] a framed game tells the brand’s page, and nobody else, what happens', async ({ page, ownBrand: brand }) => {
  const game = await ProviderGame.launch(brand, providerGames.slot);
  const { url, close } = await framingPage((origin) => game.address.replace(/origin=[^&#]*/, `origin=${encodeURIComponent(origin)}`));
  await page.goto(url);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Spin/ }).click();
  await expect(frame.getByRole('status')).toContainText(over);
  await frame.getByRole('button', { name: 'Lobby' }).click();
  const heard = (): Promise<{ origin: string; protocol: string; type: string; stakeMinor?: number; winMinor?: number; balanceMinor?: number }[]> => page.evaluate('window.heard');
  await expect.poll(async () => (await heard()).at(-1)?.type).toBe('lobby');
  const messages = await heard();
  expect(new Set(messages.map(({ origin, protocol }) => `${origin} ${protocol}`))).toEqual(new Set([`${new URL(game.address).origin} livery.game.1`]));
  expect(messages.map(({ type }) => type).filter((type) => type !== 'balance')).toEqual(['ready', 'roundStart', 'roundEnd', 'lobby']);
  const end = messages.find(({ type }) => type === 'roundEnd');
  expect(end).toMatchObject({ stakeMinor: expect.any(Number), winMinor: expect.any(Number) });
  expect(messages.findLast(({ type }) => type === 'balance')?.balanceMinor).toBe(await game.balanceMinor());
  await page.goto('about:blank');
  await close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, wish] of Object.entries(providerGames)) {
    test.describe(`${kind} in ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: 360, height: 740 } });

      test('[GAME-02] is one that axe finds nothing in, before a round and after, and that fits a small phone', async ({ page, ownBrand: brand }) => {
        await ProviderGame.open(page, brand, wish);
        expect(await violationsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Rules and returns' }).click();
        expect(await violationsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Close' }).click();
        if (kind === 'wheel') await page.getByRole('button', { name: /on Sun/ }).click();
        if (kind === 'betslip') await page.getByRole('group', { name: 'Result' }).getByRole('button').last().click();
        await page.getByRole('button', { name: /^(Spin|Deal|Place)/ }).click();
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    });
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, ' ')}`));
}
