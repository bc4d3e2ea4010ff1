import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { launchGame } from '@livery/api';
import { environment } from '../../fixtures/environment.ts';
import {
  enterAsPlayer,
  firstGame,
  firstVendor,
  frameOf,
  gameBar,
  openGamePath,
} from '../../pages/gamePage.ts';
import { openPath } from '../../browser/pageStates.ts';
import { gameFrame, postFromGame, stubGames, untilReceived } from '../../fixtures/stubGame.ts';
import { pageStatus } from '../../pages/slotsPage.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

const balancePath = '/wps/v2/wallets/balance';
/** Sandbox of games according to the defaults of `gameOpening`. */
const gameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-orientation-lock allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation';
const provider = (): string => `http://localhost:${environment.sandboxPort}`;

// In a browser: frames that open windows, full screen, and referrers.
test('[GAME-01] [ROUTE-20] [CALL-09] [PREF-02] a member’s game opens in the frame of its page with its messages; leaving it restores page, filter and scroll position of the lobby', async ({
  ownBrand: brand,
  page,
}) => {
  await enterAsPlayer(page, brand);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.headers().referer ?? ''}`),
  );
  let sumBalance = 12_345.67;
  await page.route(`**${balancePath}*`, (route) =>
    route.fulfill({ json: { success: true, value: { sumBalance } } }),
  );
  await openPath({ page, brand }, '/rng?lang=EN&p=3&bet=0.75');
  await expect(pageStatus(page)).toHaveText(/^Page 3 of/);
  await firstGame(page).scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => window.scrollY);
  expect(scrollTop).toBeGreaterThan(100);
  await firstGame(page).click();
  await expect(page).toHaveURL(/\/game\?vassalage=\w+&gameType=RNG&nodeId=\d+&back=/);
  const frame = await gameFrame(page);
  const { sandbox, allow, referrer, title, url } = await frameOf(page);
  expect({ sandbox, allow, referrer }).toEqual({
    sandbox: gameSandbox,
    allow: 'autoplay *; encrypted-media *; fullscreen *',
    referrer: 'origin',
  });
  expect(title).toMatch(/^Game by /);
  expect([
    url.origin,
    url.pathname,
    url.searchParams.get('origin'),
    url.searchParams.get('lang'),
    url.searchParams.get('mode'),
  ]).toEqual([provider(), '/play/slot', new URL(brand.url()).origin, 'EN', 'real']);
  expect(url.searchParams.get('back')).toBe('/rng?lang=EN&p=3&bet=0.75');
  const token = url.hash.replace('#token=', '');
  expect(token.length).toBeGreaterThan(15);
  // Fragments are never sent to a server.
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const account = accountPanel(page);
  await expect(account).toContainText('12,345.67');
  await postFromGame(frame, { type: 'ready' });
  sumBalance = 498.5;
  await postFromGame(frame, { type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
  await expect(gameBar(page)).toContainText('−P 1.50');
  await expect(account).toContainText('P 498.50');
  await gameBar(page)
    .getByRole('button', { name: english('play.fullScreen') })
    .click();
  const small = gameBar(page).getByRole('button', { name: english('play.smallScreen') });
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  expect(
    await page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null),
  ).toBe(true);
  await small.click();
  await expect(
    gameBar(page).getByRole('button', { name: english('play.fullScreen') }),
  ).toBeVisible();

  // Holds back the lobby's page: the game must receive the message while its page is still shown.
  const released = Promise.withResolvers<void>();
  await page.route('**/_livery/page*', async (route) => {
    await released.promise;
    await route.continue();
  });
  sumBalance = 601;
  await gameBar(page)
    .getByRole('button', { name: english('play.leave') })
    .click();
  expect(await untilReceived(frame, 'leave')).toBe(new URL(brand.url()).origin);
  released.resolve();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN&p=3&bet=0.75'));
  await expect(pageStatus(page)).toHaveText(/^Page 3 of/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(account).toContainText('P 601.00');
});

// In a browser: the address after a login, and the loading of a frame.
test('[SESS-05] [SESS-10] [ROUTE-16] [GAME-01] a game’s address asks a guest to log in, and a brand with returnAfterLogin leads back to it with its query; a game without messages is slow until it has loaded', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.returnAfterLogin = true;
        site.gameOpening = { vendorDefaults: { speaks: 'none' }, slowMs: 1_000 };
      },
    },
  });
  await withoutPopups(page);
  await stubGames(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const address = `/game?vassalage=${await firstVendor(brand)}&gameType=RNG&lang=EN`;
  await openPath({ page, brand }, address);
  await expect(page.getByRole('main').getByText(english('games.loginFirst'))).toBeVisible();
  expect(calls).not.toContain(launchGame.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: english('account.login') })
    .click();
  await expect(page).toHaveURL(brand.url(`/login?from=${encodeURIComponent(address)}`));
  await page.getByRole('textbox', { name: english('login.username') }).fill('demo');
  await page.getByRole('textbox', { name: english('login.password') }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url(address));
  // Any site may have chosen the address, so the game does not open by itself.
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: english('games.playNow') })).toBeFocused();
  expect(calls).not.toContain(launchGame.path);
  await page.keyboard.press('Enter');
  await gameFrame(page);

  const loaded = Promise.withResolvers<void>();
  await page.route(`${provider()}/play/**`, async (route) => {
    await loaded.promise;
    await route.fallback();
  });
  await page.reload();
  const slow = page.getByRole('status').filter({ hasText: english('play.slow') });
  await expect(slow).toBeVisible();
  loaded.resolve();
  await gameFrame(page);
  await expect(slow).toHaveCount(0);
  const { url } = await frameOf(page);
  expect([url.origin, url.searchParams.get('origin'), url.hash]).toEqual([provider(), null, '']);
  await expect(gameBar(page)).toContainText(english('play.balanceChange'));
});

// In a browser: a frame in a window over the page, and a change of layout.
test('[MODL-05] [GAME-01] [GAME-02] [GAME-03] [ROUTE-21] games open in a window over the page, in the chosen room, and on the seamless page without navigation', async ({
  ownBrand: brand,
  page,
}) => {
  await enterAsPlayer(page, brand);
  await openPath({ page, brand }, '/live?lang=EN');
  await firstGame(page).click();
  const popup = page.getByRole('dialog', { name: /^Game by / });
  await expect(popup).toBeVisible();
  const live = await gameFrame(page);
  expect((await frameOf(page)).url.pathname).toBe('/play/wheel');
  await postFromGame(live, { type: 'lobby' });
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/live?lang=EN'));

  const nav = page.getByRole('navigation', { name: english('nav.main') });
  await nav.getByRole('link', { name: english('category.PVP'), exact: true }).click();
  await expect(page).toHaveURL(brand.url('/pvp'));
  // The address changes before the list of games.
  await expect(page).toHaveTitle('Card games · Lagoon');
  await settled(page);
  await firstGame(page).click();
  const room = page
    .getByRole('dialog', { name: english('play.roomChoose') })
    .getByRole('listitem')
    .first();
  await expect(room).toContainText(/Stakes P\s[\d.,]+ to P\s[\d.,]+ · Players: \d+/);
  await room.getByRole('button', { name: /^Enter / }).click();
  await expect(page).toHaveURL(/\/game\?.*room=/);
  await gameFrame(page);
  await expect(nav).toBeVisible();

  await openGamePath(
    page,
    brand,
    `/seamless?vassalage=${await firstVendor(brand)}&gameType=RNG&lang=EN`,
  );
  await gameFrame(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(nav).toHaveCount(0);
  expect((await frameOf(page)).sandbox).toBe(gameSandbox);
});
