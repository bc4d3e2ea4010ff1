import { AxeBuilder } from '@axe-core/playwright';
import { getSession } from '@livery/api';
import type { Page } from 'playwright/test';
import { environment } from '../harness/environment.ts';
import { logIn } from '../harness/logIn.ts';
import { lookName, looks } from '../harness/looks.ts';
import { pauseClock } from '../harness/pauseClock.ts';
import { preferring } from '../harness/preferring.ts';
import { smallTargets, widerThanWindow } from '../harness/sizes.ts';
import { gameFrame, say, stubGames, untilTold } from '../harness/stubGame.ts';
import { tabTo } from '../harness/tabTo.ts';
import type { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { textOf } from '../harness/textsOf.ts';
import { withoutPopups } from '../harness/withoutPopups.ts';

const soon = { timeout: 15_000 };
const balancePath = '/wps/v2/wallets/balance';
const bar = (page: Page) => page.getByRole('group', { name: 'About this game' });

async function enter(page: Page, brand: TestBrand, lang = 'EN'): Promise<void> {
  await withoutPopups(page);
  await stubGames(page);
  await logIn(page, brand, { lang });
}

async function play(page: Page, brand: TestBrand, lang = 'EN'): Promise<void> {
  await page.goto(brand.url(`/game?vassalage=LMHW&gameType=RNG&back=%2Frng%3Flang%3D${lang}&lang=${lang}`));
  await hydrated(page);
}

test('[GAME-01] the bar has the brand’s time, the time played and what the rounds came to', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  const frame = await gameFrame(page);
  await say(frame, { type: 'ready' });
  await expect(bar(page)).toContainText('P 0.00');
  await say(frame, { type: 'roundStart', stakeMinor: 150 });
  await say(frame, { type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
  await expect(bar(page)).toContainText('−P 1.50');
  await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 1050 });
  await expect(bar(page)).toContainText('+P 8.00');
  const [clock, played] = [bar(page).getByRole('timer').first(), bar(page).getByRole('timer').last()];
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

test('[GAME-01] what other windows and origins say, and what is no message, is passed over', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
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
  await expect(bar(page)).toContainText('+P 1.00');
});

test('[GAME-01] a game that does not get ready is said to be slow, and may be opened again; one that is ready is not', async ({ brand, page }) => {
  await enter(page, brand);
  await page.clock.install();
  await play(page, brand);
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
  await expect(bar(page)).toContainText('+P 7.00');
}

test('[GAME-01] a game that says it is over can be opened again', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  await say(await gameFrame(page), { type: 'ended' });
  await expect(page.getByText('The game has ended')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await gameFrame(page);
});

test('[GAME-01] the game’s own way out leads to the lobby; its way to the cashier says that there is none', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  const frame = await gameFrame(page);
  await say(frame, { type: 'cashier' });
  const said = page.getByRole('alertdialog', { name: 'No cashier' });
  await expect(said).toContainText('This demonstration has no cashier');
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(said).toHaveCount(0);
  await say(frame, { type: 'lobby' });
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

test('[PREF-02] the header’s balance follows the rounds, and is asked for when the game is left', async ({ brand, page }) => {
  await enter(page, brand);
  let sumBalance = 500;
  const asked: number[] = [];
  await page.route(`**${balancePath}*`, (route) => {
    asked.push(sumBalance);
    return route.fulfill({ json: { success: true, value: { sumBalance } } });
  });
  await play(page, brand);
  const frame = await gameFrame(page);
  const account = page.getByRole('group', { name: 'Your account' });
  await expect(account).toContainText('12,345.67', soon);
  sumBalance = 498.5;
  await say(frame, { type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
  await expect(account).toContainText('P 498.50');
  sumBalance = 601;
  await bar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  await expect(account).toContainText('P 601.00');
  expect(asked.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([498.5, 601]));
});

test('[GAME-01] a game that is ready is told that it is left', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  const frame = await gameFrame(page);
  await say(frame, { type: 'ready' });
  await untilReady(page, frame);
  // The lobby is not there yet: the game hears of it while it still is.
  const released = Promise.withResolvers<void>();
  await page.route('**/_livery/page*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await bar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  expect(await untilTold(frame, 'leave')).toBe(new URL(brand.url()).origin);
  released.resolve();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

test('[GAME-01] [SESS-10] a session that is over takes the game with it', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await enter(page, brand);
  await play(page, brand);
  const frame = await gameFrame(page);
  await page.context().clearCookies({ name: 'livery' });
  await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
  await expect(page.getByRole('main').getByText('You are not logged in, please login')).toBeVisible(soon);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[GAME-01] a game that cannot be opened says why, and opens at the next try', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await enter(page, brand);
  let refuses = true;
  await page.route('**/wps/game/launchGame*', (route) => (refuses ? route.fulfill({ status: 422, json: { success: false, code: 'operator_refused', message: 'This game is being serviced.' } }) : route.continue()));
  await play(page, brand);
  const said = page.getByRole('alert').filter({ hasText: 'The game could not be opened' });
  await expect(said).toContainText('This game is being serviced.', soon);
  await expect(said.getByRole('button', { name: 'Back to the lobby' })).toBeVisible();
  refuses = false;
  await said.getByRole('button', { name: 'Try again' }).click();
  await gameFrame(page);
});

test('[GAME-01] an answer that comes when the player has gone on opens nothing', async ({ brand, page }) => {
  await enter(page, brand);
  const released = Promise.withResolvers<void>();
  await page.route('**/wps/game/launchGame*', async (route) => {
    await released.promise;
    await route.fulfill({ json: { success: true, value: { url: `http://localhost:${environment.sandboxPort}/play/slot`, token: 'a'.repeat(32), demo: false, currency: 'PHP', launchId: 'late' } } });
  });
  await play(page, brand);
  await expect(page.getByRole('status').filter({ hasText: 'Opening the game' })).toBeVisible(soon);
  await bar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/game/launchGame');
  released.resolve();
  await answered;
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('[GAME-01] a game fills the screen and comes back from it', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  await gameFrame(page);
  await bar(page).getByRole('button', { name: 'Full screen' }).click();
  const back = bar(page).getByRole('button', { name: 'Leave full screen' });
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null)).toBe(true);
  await back.click();
  await expect(bar(page).getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('[GAME-01] the bar is reached and used with the keyboard, in the order it is read', async ({ brand, page }) => {
  await enter(page, brand);
  await play(page, brand);
  await gameFrame(page);
  const leave = bar(page).getByRole('button', { name: 'Back to the lobby' });
  await tabTo(page, bar(page).getByRole('button', { name: 'Full screen' }));
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

for (const look of looks) {
  const { from, theme, lang, width } = look;
  test.describe(lookName(look), () => {
    test.use({ from, viewport: { width, height: 800 } });

    test('[GAME-01] [MODL-05] the page of a game and the window over a page fit, can be hit, and axe finds nothing', async ({ brand, page }) => {
      await enter(page, brand, lang);
      await preferring(page, brand, { lang, theme });
      await play(page, brand, lang);
      const frame = await gameFrame(page);
      await say(frame, { type: 'ready' });
      await say(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 123_456_700 });
      await expect(page.getByText('+P 1,234,566.00')).toBeVisible();
      const check = async (): Promise<void> => {
        expect(await widerThanWindow(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] }).analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))).toEqual([]);
      };
      await check();
      // The whole game is in sight: nothing has to be scrolled to reach it.
      const { bottom } = await page.locator('iframe').evaluate((element) => element.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(800);
      await say(frame, { type: 'ended' });
      await expect(page.getByText(await textOf(brand.folder, lang, 'play.endedTitle'))).toBeVisible();
      await check();
    });
  });
}

test('[SESS-05] a guest’s page of a game is one axe finds nothing on', async ({ brand, page }) => {
  await withoutPopups(page);
  const known = page.waitForResponse((response) => new URL(response.url()).pathname === getSession.path);
  await play(page, brand);
  await known;
  await expect(page.getByRole('main').getByText('You are not logged in, please login')).toBeVisible(soon);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations).toEqual([]);
});
