import type { Page } from 'playwright/test';
import { environment } from '../../harness/environment.ts';
import { enterAsPlayer, gameBar, slotPath } from '../../harness/gamePage.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { arrive } from '../../harness/states.ts';
import { gameFrame, say, untilTold } from '../../harness/stubGame.ts';
import { expect, test } from '../../harness/test.ts';

const balancePath = '/wps/v2/wallets/balance';

test('[GAME-01] the bar has the brand’s time, the time played and what the rounds came to', async ({ ownBrand: brand, page }) => {
  await page.clock.install();
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  await say(frame, { type: 'ready' });
  await expect(gameBar(page)).toContainText('P 0.00');
  await say(frame, { type: 'roundStart', stakeMinor: 150 });
  await say(frame, { type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
  await expect(gameBar(page)).toContainText('−P 1.50');
  await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 1050 });
  await expect(gameBar(page)).toContainText('+P 8.00');
  const [clock, played] = [gameBar(page).getByRole('timer').first(), gameBar(page).getByRole('timer').last()];
  const inManila = (at: number) => new Intl.DateTimeFormat('en', { timeStyle: 'medium', timeZone: 'Asia/Manila' }).format(at);
  await pauseClock(page);
  const startMs = await page.evaluate(() => Date.now());
  await page.clock.runFor(61_000);
  await expect(clock).toHaveText(inManila(startMs + 61_000));
  const shown = await played.textContent();
  await page.clock.runFor(5_000);
  await expect(played).not.toHaveText(shown ?? '');
  await expect(played).toHaveText(/^\d:\d\d:\d\d$/);
});

test('[GAME-01] what other windows and origins say, and what is no message, is passed over', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  const forged = { protocol: 'livery.game.1', type: 'roundEnd', stakeMinor: 0, winMinor: 99_900 };
  await page.evaluate((message) => {
    // The page's own window, and another frame of it.
    window.postMessage(message, '*');
    const other = document.body.appendChild(document.createElement('iframe'));
    other.title = 'other';
    // The frame is of this page's origin and its window is there at once.
    (other.contentWindow as Window & typeof globalThis).setTimeout((said: object) => window.postMessage(said, '*'), 0, message);
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'http://localhost:1', source: document.querySelector('iframe')?.contentWindow ?? null }));
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: window.location.origin, source: document.querySelector('iframe')?.contentWindow ?? null }));
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: new URL(document.querySelector('iframe')?.src ?? '').origin, source: other.contentWindow }));
  }, forged);
  await say(frame, { ...forged, protocol: 'livery.game.2' });
  await say(frame, { ...forged, winMinor: '99900' });
  await say(frame, { ...forged, winMinor: -1 });
  await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 200 });
  await expect(gameBar(page)).toContainText('+P 1.00');
});

test('[GAME-01] a game that does not get ready is said to be slow, and may be opened again; one that is ready is not', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await page.clock.install();
  await arrive({ page, brand }, slotPath('EN'));
  await gameFrame(page);
  const slow = page.getByText('The game takes longer than usual.');
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(slow).toBeVisible();
  const again = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/game/launchGame');
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(slow).toHaveCount(0);
  const frame = await gameFrame(page);
  await say(frame, { type: 'ready' });
  await untilReady(page, frame);
  await page.clock.runFor(30_000);
  await expect(slow).toHaveCount(0);
});

/** Messages come in order: what is said after `ready` is shown after it. */
async function untilReady(page: Page, frame: Awaited<ReturnType<typeof gameFrame>>): Promise<void> {
  await say(frame, { type: 'roundEnd', stakeMinor: 0, winMinor: 700 });
  await expect(gameBar(page)).toContainText('+P 7.00');
}

test('[GAME-01] a game that says it is over can be opened again', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  await say(await gameFrame(page), { type: 'ended' });
  await expect(page.getByText('The game has ended')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await gameFrame(page);
});

test('[GAME-01] the game’s own way out leads to the lobby; its way to the cashier says that there is none', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  await say(frame, { type: 'cashier' });
  const said = page.getByRole('alertdialog', { name: 'No cashier' });
  await expect(said).toContainText('This demonstration has no cashier');
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(said).toHaveCount(0);
  await say(frame, { type: 'lobby' });
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

test('[PREF-02] the header’s balance follows the rounds, and is asked for when the game is left', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  let sumBalance = 12_345.67;
  const asked: number[] = [];
  await page.route(`**${balancePath}*`, (route) => {
    asked.push(sumBalance);
    return route.fulfill({ json: { success: true, value: { sumBalance } } });
  });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  const account = page.getByRole('group', { name: 'Your account' });
  await expect(account).toContainText('12,345.67');
  sumBalance = 498.5;
  await say(frame, { type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
  await expect(account).toContainText('P 498.50');
  sumBalance = 601;
  await gameBar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  await expect(account).toContainText('P 601.00');
  expect(asked.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([498.5, 601]));
});

test('[GAME-01] a game that is ready is told that it is left', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  await say(frame, { type: 'ready' });
  await untilReady(page, frame);
  // The lobby is not there yet: the game hears of it while it still is.
  const released = Promise.withResolvers<void>();
  await page.route('**/_livery/page*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await gameBar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  expect(await untilTold(frame, 'leave')).toBe(new URL(brand.url()).origin);
  released.resolve();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

test('[GAME-01] [SESS-10] a session that is over takes the game with it', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  const frame = await gameFrame(page);
  await page.context().clearCookies({ name: 'livery' });
  await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
  await expect(page.getByRole('main').getByText('You are not logged in, please login')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[GAME-01] a game that cannot be opened says why, and opens at the next try', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await enterAsPlayer(page, brand, { lang: 'EN' });
  let refuses = true;
  await page.route('**/wps/game/launchGame*', (route) => (refuses ? route.fulfill({ status: 422, json: { success: false, code: 'operator_refused', message: 'This game is being serviced.' } }) : route.continue()));
  await arrive({ page, brand }, slotPath('EN'));
  const said = page.getByRole('alert').filter({ hasText: 'The game could not be opened' });
  await expect(said).toContainText('This game is being serviced.');
  await expect(said.getByRole('button', { name: 'Back to the lobby' })).toBeVisible();
  refuses = false;
  await said.getByRole('button', { name: 'Try again' }).click();
  await gameFrame(page);
});

test('[GAME-01] an answer that comes when the player has gone on opens nothing', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  const released = Promise.withResolvers<void>();
  await page.route('**/wps/game/launchGame*', async (route) => {
    await released.promise;
    await route.fulfill({ json: { success: true, value: { url: `http://localhost:${environment.sandboxPort}/play/slot`, token: 'a'.repeat(32), demo: false, currency: 'PHP', launchId: 'late' } } });
  });
  await arrive({ page, brand }, slotPath('EN'));
  await expect(page.getByRole('status').filter({ hasText: 'Opening the game' })).toBeVisible();
  await gameBar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/game/launchGame');
  released.resolve();
  await answered;
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('[GAME-01] a game fills the screen and comes back from it', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await arrive({ page, brand }, slotPath('EN'));
  await gameFrame(page);
  await gameBar(page).getByRole('button', { name: 'Full screen' }).click();
  const back = gameBar(page).getByRole('button', { name: 'Leave full screen' });
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null)).toBe(true);
  await back.click();
  await expect(gameBar(page).getByRole('button', { name: 'Full screen' })).toBeVisible();
});
